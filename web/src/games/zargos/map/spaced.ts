/** Places with room between them: counters of neighbours that lie close would cover each other. */
import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import type { Spot } from "../places";

const ROOM = 54; // between two provinces
const TIMES = 40;

/** The same map, with provinces that lie too close pushed apart a little; all others stay where they are. */
export function spaced(atlas: Atlas): Atlas {
  const provinces = atlas.provinces.map((one) => ({ ...one }));
  for (let time = 0; time < TIMES; time++) {
    provinces.forEach((one, i) => provinces.slice(i + 1).forEach((other) => part(one, other)));
  }
  for (const one of provinces) [one.x, one.y] = [Math.round(one.x), Math.round(one.y)];
  return { ...atlas, provinces };
}

/** Each goes half of what is missing, and not all of it at once: others may be near on the other side. */
function part(one: Spot, other: Spot): void {
  const away = Math.hypot(other.x - one.x, other.y - one.y);
  if (away >= ROOM || away === 0) return;
  const push = (ROOM - away) / away / 4;
  const [dx, dy] = [(other.x - one.x) * push, (other.y - one.y) * push];
  one.x -= dx;
  one.y -= dy;
  other.x += dx;
  other.y += dy;
}
