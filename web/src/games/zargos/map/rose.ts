/** A rose of the winds, where the sea is widest. */
import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import type { Spot } from "../places";
import type { Globe } from "./seeds";

const GRID = 20;
const LARGEST = 46;
const SMALLEST = 18; // what is smaller is not worth drawing
const LAND = 52; // how far land reaches around the middle of a province, with its names

/** Four long points and four short ones, of size one. */
export const STAR = `M${Array.from({ length: 16 }, (_, i) => {
  const far = i % 4 === 0 ? 1 : i % 4 === 2 ? 0.58 : 0.17;
  const angle = (i / 16) * 2 * Math.PI;
  return `${(far * Math.sin(angle)).toFixed(3)} ${(-far * Math.cos(angle)).toFixed(3)}`;
}).join("L")}Z`;

/** The spot that is farthest from all land and from the rim, and how large a rose has room there. */
export function emptiest({ provinces }: Atlas, globe: Globe): (Spot & { size: number }) | null {
  let best = { x: 0, y: 0, size: 0 };
  for (let y = globe.y - globe.radius; y < globe.y + globe.radius; y += GRID) {
    for (let x = globe.x - globe.radius; x < globe.x + globe.radius; x += GRID) {
      const rim = globe.radius - Math.hypot(x - globe.x, y - globe.y);
      const land = Math.min(...provinces.map((one) => Math.hypot(x - one.x, y - one.y))) - LAND;
      const size = 0.75 * Math.min(rim, land);
      if (size > best.size) best = { x, y, size };
    }
  }
  return best.size < SMALLEST ? null : { ...best, size: Math.min(best.size, LARGEST) };
}
