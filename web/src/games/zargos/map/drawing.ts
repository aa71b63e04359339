/** The drawing of a map: its paths, made once for each map and kept as long as that is in use. */
import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import { globeOf, seedsOf, type Globe } from "./seeds";
import { pathOf, shapesOf, type Border } from "./shapes";

export interface Drawing {
  globe: Globe;
  /** The outline of each province and of each sea. */
  provinces: string[];
  seas: string[];
  /** Each kingdom as one piece, for its colour and its pattern. */
  kingdoms: string[];
  coast: string;
  /** Edges of kingdoms, borders inside them, and between seas. */
  edges: string;
  borders: string;
  shoals: string;
  /** Where provinces touch that do not border each other. */
  ridges: string;
  /** Between provinces that border each other and do not touch, and across arms of the sea. */
  paths: string;
}

const DRAWN = new WeakMap<Atlas, Drawing>();

export function drawingOf(atlas: Atlas): Drawing {
  const drawn = DRAWN.get(atlas) ?? draw(atlas);
  DRAWN.set(atlas, drawn);
  return drawn;
}

function draw(atlas: Atlas): Drawing {
  const globe = globeOf(atlas);
  const { borders, outlines } = shapesOf(seedsOf(atlas, globe));
  const shapes = outlines.map((rings) => rings.map((ring) => pathOf(ring, true)).join(""));
  const first = atlas.provinces.length;
  const sort = (border: Border): string => sortOf(atlas, border);
  const lines = (wanted: string): string =>
    borders
      .filter((border) => sort(border) === wanted)
      .map(({ line }) => pathOf(line))
      .join("");
  return {
    globe,
    provinces: shapes.slice(0, first),
    seas: shapes.slice(first, first + atlas.seas.length),
    kingdoms: atlas.kingdoms.map(({ provinces }) => provinces.map((one) => shapes[one]).join("")),
    coast: lines("coast"),
    edges: lines("edge"),
    borders: lines("border"),
    shoals: lines("shoal"),
    ridges: lines("ridge"),
    paths: pathsOf(atlas, borders),
  };
}

/** What lies between two places. */
function sortOf({ provinces }: Atlas, { a, b }: Border): "coast" | "edge" | "border" | "shoal" | "ridge" {
  const [one, other] = [provinces[a], provinces[b]];
  if (!one || !other) return one || other ? "coast" : "shoal";
  if (!one.near.includes(b)) return "ridge";
  return one.kingdom === other.kingdom ? "border" : "edge";
}

/** Ways that no common border shows. */
function pathsOf({ provinces }: Atlas, borders: Border[]): string {
  const touching = new Set(borders.map(({ a, b }) => `${a} ${b}`));
  const ways = provinces.flatMap((one, a) => {
    const apart = one.near.filter((b) => !touching.has(`${a} ${b}`));
    return [...apart, ...one.arms].filter((b) => b > a).map((b) => [one, provinces[b]!] as const);
  });
  return ways.map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`).join("");
}
