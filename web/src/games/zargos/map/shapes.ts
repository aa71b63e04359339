/** The outlines of places and the borders between them: the cells of the seeds, joined by place. */
import { Delaunay } from "d3-delaunay";

import type { Seed } from "./seeds";

export type Point = [number, number];

/** A stretch of border between two places. */
export interface Border {
  a: number;
  b: number;
  line: Point[];
}

/** A border with its ends: corners where three places meet, or the same corner twice. */
interface Stretch extends Border {
  from: number;
  to: number;
}

interface Side {
  a: number;
  b: number;
  ends: [number, number];
}

const SMOOTH = 2; // times that corners are cut

/** The borders between places, and the closed outlines of each, in the order of the places. */
export function shapesOf(seeds: Seed[]): { borders: Border[]; outlines: Point[][][] } {
  const delaunay = Delaunay.from(
    seeds,
    (one) => one.x,
    (one) => one.y,
  );
  const { circumcenters } = delaunay.voronoi();
  const corner = (triangle: number): Point => [circumcenters[2 * triangle]!, circumcenters[2 * triangle + 1]!];
  const sides = sidesOf(delaunay, seeds);
  const stretches = joined(sides).map(({ a, b, path }) => ({
    a,
    b,
    from: path[0]!,
    to: path.at(-1)!,
    line: smooth(path.map(corner)),
  }));
  const places = Math.max(...seeds.map((one) => one.place)) + 1;
  return {
    borders: stretches.map(({ a, b, line }) => ({ a, b, line })),
    outlines: Array.from({ length: places }, (_, place) => closed(stretches, place)),
  };
}

/** The sides of cells that divide two places; their ends are numbers of triangles. */
function sidesOf({ triangles, halfedges }: Delaunay<Seed>, seeds: Seed[]): Side[] {
  const found: Side[] = [];
  halfedges.forEach((twin, edge) => {
    if (twin < edge) return; // the other half, or the hull, far out at sea
    const a = seeds[triangles[edge]!]!.place;
    const b = seeds[triangles[edge % 3 === 2 ? edge - 2 : edge + 1]!]!.place;
    const ends: [number, number] = [Math.floor(edge / 3), Math.floor(twin / 3)];
    if (a !== b) found.push({ a: Math.min(a, b), b: Math.max(a, b), ends });
  });
  return found;
}

/** Sides put together to stretches, from one corner of three places to the next. */
function joined(sides: Side[]): { a: number; b: number; path: number[] }[] {
  const at = new Map<number, Side[]>();
  for (const side of sides) for (const end of side.ends) at.set(end, [...(at.get(end) ?? []), side]);
  const used = new Set<Side>();
  const found: { a: number; b: number; path: number[] }[] = [];
  const follow = (start: number, first: Side): void => {
    const path = [start];
    for (let side: Side | undefined = first, here = start; side && !used.has(side); ) {
      used.add(side);
      here = side.ends[0] === here ? side.ends[1] : side.ends[0];
      path.push(here);
      const next: Side[] = at.get(here)!;
      side = next.length === 2 ? next.find((one) => !used.has(one)) : undefined;
    }
    found.push({ a: first.a, b: first.b, path });
  };
  for (const [end, those] of at) if (those.length !== 2) for (const one of those) if (!used.has(one)) follow(end, one);
  for (const side of sides) if (!used.has(side)) follow(side.ends[0], side); // islands in one sea
  return found;
}

/** A line with its corners cut; its ends stay. */
function smooth(line: Point[]): Point[] {
  let now = line;
  for (let time = 0; time < SMOOTH; time++) {
    const ring = samePoint(now[0]!, now.at(-1)!);
    const next: Point[] = ring ? [] : [now[0]!];
    for (let i = 0; i + 1 < now.length; i++) {
      const [a, b] = [now[i]!, now[i + 1]!];
      next.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      next.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    next.push(ring ? next[0]! : now.at(-1)!);
    now = next;
  }
  return now;
}

const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The closed outlines of one place, out of the stretches that it has a part in. */
function closed(stretches: Stretch[], place: number): Point[][] {
  const left = new Set(stretches.filter((one) => one.a === place || one.b === place));
  const rings: Point[][] = [];
  for (const first of left) {
    left.delete(first);
    const ring = [...first.line];
    let here = first.to;
    while (here !== first.from) {
      const next = [...left].find((one) => one.from === here || one.to === here);
      if (!next) break; // the edge of what lies outside
      left.delete(next);
      ring.push(...(next.from === here ? next.line : next.line.toReversed()));
      here = next.from === here ? next.to : next.from;
    }
    rings.push(ring);
  }
  return rings;
}

/** A line as the path of an SVG, with one decimal. */
export function pathOf(line: Point[], close = false): string {
  const told = line.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  return `M${told.join("L")}${close ? "Z" : ""}`;
}
