/**
 * The seeds of the planet, out of positions alone: a map of one's own is drawn like ours.
 *
 * Every place has a seed where it lies, and some on the way to each neighbour, up to the middle, so that
 * neighbours will touch. Water fills the rest: it lies between coasts that are not neighbours, and around all.
 */
import { Delaunay } from "d3-delaunay";

import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import type { Spot } from "../places";

export interface Seed {
  x: number;
  y: number;
  place: number;
}

export interface Globe {
  x: number;
  y: number;
  radius: number;
}

const STEP = 11; // between seeds on the way to a neighbour
const THROUGH = 18; // how near to its middle a way leads through a province
const COAST = 34; // how far land reaches where nothing else is
const CLEAR = 24; // how far water keeps from land that is no shore
const GRID = 16; // between seeds of open water
const SHALLOW = 56; // water so near belongs to a sea of that coast
const RIM = 12; // water along the rim
const MARGIN = 30; // from the outermost place to the rim
const OUTSIDE = 24; // beyond the rim, where seas end

const COORDINATES = [(one: Spot): number => one.x, (one: Spot): number => one.y] as const;

const between = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The disc that holds all places. */
export function globeOf(atlas: Atlas): Globe {
  const spots: Spot[] = [...atlas.provinces, ...atlas.seas];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const x = middle(spots.map((one) => one.x));
  const y = middle(spots.map((one) => one.y));
  const radius = Math.max(...spots.map((one) => between(one, { x, y }))) + MARGIN;
  return { x, y, radius };
}

/** Seeds on the way from one place to another, the first half of them on this side. */
function onTheWay(from: Spot & { place: number }, to: Spot & { place: number }): Seed[] {
  const count = Math.max(2, 2 * Math.round(between(from, to) / STEP / 2));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const place = share < 0.5 ? from.place : to.place;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, place };
  });
}

/** All seeds; places are numbered with the seas after the provinces, and after them all that lies outside. */
export function seedsOf(atlas: Atlas, globe: Globe): Seed[] {
  const land = landOf(atlas);
  const isClear = far(land, CLEAR);
  const water = [...waterOf(atlas).filter((one, i) => i < atlas.seas.length || isClear(one)), ...armsOf(atlas)];
  return [...land, ...water, ...openWater(atlas, globe, land, water)];
}

/** Land lies around each province, on the way to its neighbours and a little towards its seas. */
function landOf(atlas: Atlas): Seed[] {
  const provinces = atlas.provinces.map((one, place) => ({ ...one, place }));
  const seeds: Seed[] = provinces.map(({ x, y, place }) => ({ x, y, place }));
  for (const one of provinces) {
    for (const other of one.near.filter((number) => number > one.place)) {
      const way = onTheWay(one, provinces[other]!);
      const thirds = provinces.filter(({ place }) => place !== one.place && place !== other);
      // Where the way leads through a third province, that stays whole; the map shows a path instead.
      if (!way.some((seed) => thirds.some((third) => between(seed, third) < THROUGH))) seeds.push(...way);
    }
    for (const sea of one.coast) {
      const way = onTheWay(one, { ...atlas.seas[sea]!, place: -1 });
      seeds.push(...way.filter((seed) => seed.place === one.place && between(seed, one) < COAST));
    }
  }
  return seeds;
}

/** Water lies around each sea, on the way to those it is linked to and to its shores. */
function waterOf(atlas: Atlas): Seed[] {
  const first = atlas.provinces.length;
  const seas = atlas.seas.map((one, sea) => ({ ...one, place: first + sea }));
  const seeds: Seed[] = seas.map(({ x, y, place }) => ({ x, y, place }));
  for (const one of seas) {
    for (const other of one.linked) if (first + other > one.place) seeds.push(...onTheWay(one, seas[other]!));
    for (const shore of one.shores) {
      const way = onTheWay(one, { ...atlas.provinces[shore]!, place: -1 });
      seeds.push(...way.filter((seed) => seed.place === one.place));
    }
  }
  return seeds;
}

/** An arm of the sea parts two coasts, across the middle of the way. */
function armsOf(atlas: Atlas): Seed[] {
  const first = atlas.provinces.length;
  return atlas.provinces.flatMap((one, place) =>
    one.arms
      .filter((other) => other > place)
      .flatMap((other) => {
        const there = atlas.provinces[other]!;
        const sea = one.coast.find((shared) => there.coast.includes(shared)) ?? one.coast[0] ?? 0;
        const length = between(one, there);
        const [dx, dy] = [(there.x - one.x) / length, (there.y - one.y) / length];
        return [-3, -2, -1, 0, 1, 2, 3].map((i) => ({
          x: (one.x + there.x) / 2 - dy * i * STEP,
          y: (one.y + there.y) / 2 + dx * i * STEP,
          place: first + sea,
        }));
      }),
  );
}

/** Open water: wherever no land is near, out to beyond the rim, and nothing after it; along a coast it is the sea of that coast. */
function openWater(atlas: Atlas, globe: Globe, land: Seed[], water: Seed[]): Seed[] {
  const first = atlas.provinces.length;
  const ocean = water.filter((one) => !atlas.seas[one.place - first]!.lake);
  const nearestLand = Delaunay.from(land, ...COORDINATES);
  const nearestSea = Delaunay.from(ocean, ...COORDINATES);
  const inland = triangles(atlas);
  const found: Seed[] = [];
  const reach = globe.radius + 4 * GRID;
  for (let y = globe.y - reach; y <= globe.y + reach; y += GRID) {
    for (let x = globe.x - reach; x <= globe.x + reach; x += GRID) {
      const spot = { x: x + wobble(x, y), y: y + wobble(y, x) };
      if (between(spot, globe) > globe.radius + OUTSIDE) {
        found.push({ ...spot, place: first + atlas.seas.length });
        continue;
      }
      const coast = land[nearestLand.find(spot.x, spot.y)]!;
      const away = between(spot, coast);
      const isLand = away < COAST || inland.some((corners) => contains(corners, spot));
      if (isLand && between(spot, globe) < globe.radius - RIM) continue;
      const shores = away < SHALLOW ? atlas.provinces[coast.place]!.coast.map((sea) => first + sea) : [];
      const near = ocean[nearestSea.find(spot.x, spot.y)]!;
      const those = shores.includes(near.place) ? [] : ocean.filter((one) => shores.includes(one.place));
      found.push({ ...spot, place: nearest(spot, those, near).place });
    }
  }
  return found;
}

type Corners = [Spot, Spot, Spot];

/** Three provinces that border each other have no sea between them. */
function triangles({ provinces }: Atlas): Corners[] {
  return provinces.flatMap((one, a) =>
    one.near
      .filter((b) => b > a)
      .flatMap((b) =>
        provinces[b]!.near
          .filter((c) => c > b && one.near.includes(c))
          .map((c): Corners => [one, provinces[b]!, provinces[c]!]),
      ),
  );
}

function contains([a, b, c]: Corners, spot: Spot): boolean {
  const side = (from: Spot, to: Spot): boolean =>
    (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x) > 0;
  return side(a, b) === side(b, c) && side(b, c) === side(c, a);
}

function nearest(spot: Spot, seeds: Seed[], otherwise: Seed): Seed {
  if (seeds.length === 0) return otherwise;
  return seeds.reduce((best, one) => (between(one, spot) < between(best, spot) ? one : best));
}

/** Whether a spot is at least so far from all of these. */
function far(seeds: Seed[], distance: number): (spot: Spot) => boolean {
  const nearest = Delaunay.from(seeds, ...COORDINATES);
  return (spot) => between(spot, seeds[nearest.find(spot.x, spot.y)]!) >= distance;
}

/** A fixed disorder, the same on every screen. */
export function wobble(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return (value - Math.floor(value) - 0.5) * GRID * 0.7;
}
