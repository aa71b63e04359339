/** Where the names of kingdoms stand: beside their land, off the counters, inside the rim. */
import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import type { Spot } from "../places";
import type { Globe } from "./seeds";

const WIDE = 0.85; // a letter, beside its height
const COUNTER = 15; // the half of a counter
const AWAY = [26, 36, 46, 58, 72, 90, 110]; // from a province to a name
const AROUND = 16; // directions
const FAULT = 1000; // to cover something, or to stand across the rim
const FOREIGN = 300; // to stand nearer to land of others

export interface NameBox extends Spot {
  width: number;
  height: number;
}

const between = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const meet = (a: NameBox, b: NameBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** The boxes of the names, in the order of the kingdoms, each placed where it is in the way least. */
export function nameBoxes(atlas: Atlas, globe: Globe, names: string[], letter: number, scale: number): NameBox[] {
  const side = 2 * COUNTER * scale;
  const counters = atlas.provinces.map(({ x, y }) => ({ x, y, width: side, height: side }));
  const placed: NameBox[] = [];
  for (const [kingdom, name] of names.entries()) {
    const size = { width: WIDE * letter * name.length, height: letter };
    const spots = atlas.kingdoms[kingdom]!.provinces.flatMap((one) => spotsAround(atlas.provinces[one]!));
    const costs = spots.map((spot) => costOf(atlas, globe, { ...spot, ...size }, kingdom, side / 2 + letter, [...counters, ...placed]));
    placed.push({ ...spots[costs.indexOf(Math.min(...costs))]!, ...size });
  }
  return placed;
}

const spotsAround = ({ x, y }: Spot): Spot[] =>
  AWAY.flatMap((away) =>
    Array.from({ length: AROUND }, (_, i) => {
      const angle = (2 * Math.PI * i) / AROUND;
      return { x: x + 1.3 * away * Math.cos(angle), y: y + away * Math.sin(angle) };
    }),
  );

function costOf(
  { provinces }: Atlas,
  globe: Globe,
  box: NameBox,
  kingdom: number,
  off: number,
  things: NameBox[],
): number {
  const { x, y, width, height } = box;
  const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + (dx * width) / 2, y: y + (dy * height) / 2 })));
  const beyond = corners.filter((one) => between(one, globe) > globe.radius - height / 3).length;
  const covered = things.filter((one) => meet(one, box)).length;
  const away = provinces.map((one) => between(one, box));
  const nearest = Math.min(...away);
  const foreign = provinces[away.indexOf(nearest)]!.kingdom === kingdom ? 0 : FOREIGN;
  return FAULT * (beyond + covered) + foreign + Math.abs(nearest - off);
}
