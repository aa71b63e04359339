import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

import { drawingOf } from "../../src/games/zargos/map/drawing";
import { nameBoxes } from "../../src/games/zargos/map/names";
import { reachIn, reachOf, seaReachOf } from "../../src/games/zargos/map/reach";
import { globeOf, seedsOf } from "../../src/games/zargos/map/seeds";
import { shapesOf } from "../../src/games/zargos/map/shapes";
import { spaced } from "../../src/games/zargos/map/spaced";
import { waysOf } from "../../src/games/zargos/map/ways";
import { frames, sceneAfter, type Shown } from "../../src/games/zargos/frames";
import { canDoWithout, groupsAfter, written, type Group } from "../../src/games/zargos/groups";
import { digits, faces } from "../../src/games/zargos/numbers";
import { aimsOf, isFront, placeOf, targetName } from "../../src/games/zargos/places";
import type { Event, Play, ZargosAtlas, ZargosView } from "../../src/platform/messages";
import { messageOf } from "./message";

/** A map as the server tells it. */
function atlasOf(map: string | null): ZargosAtlas {
  const lines = [
    "import msgspec, sys",
    "from grimoire.games.zargos import GAME",
    "from grimoire.games.zargos.atlas import atlas_of",
    "options = {'map': sys.argv[1]} if sys.argv[1:] else {}",
    "print(msgspec.json.encode(atlas_of(GAME.new_box(4, GAME.read_options(options, 4))[0])).decode())",
  ];
  const python = process.env["PYTHON"] ?? "../.venv/bin/python";
  return JSON.parse(execFileSync(python, ["-c", lines.join("\n"), ...(map ? [map] : [])], { encoding: "utf-8" }));
}

const OURS = atlasOf(null);
const MAPS: [string, ZargosAtlas][] = [
  ["ours", OURS],
  ["four winds", atlasOf("../docs/maps/four-winds.toml")],
];

// ---------------------------------------------------------------- the drawing

const touching = (atlas: ZargosAtlas): Set<string> => {
  const { borders } = shapesOf(seedsOf(atlas, globeOf(atlas)));
  return new Set(borders.map(({ a, b }) => `${a} ${b}`));
};

test("on our map exactly those provinces touch that border each other, and coasts touch their seas", () => {
  const touch = touching(spaced(OURS));
  const first = OURS.provinces.length;
  OURS.provinces.forEach(({ id, near, coast }, province) => {
    const found = OURS.provinces.flatMap((_, other) =>
      touch.has(`${Math.min(province, other)} ${Math.max(province, other)}`) ? [other] : [],
    );
    expect([id, found]).toEqual([id, [...near].sort((a, b) => a - b)]);
    for (const sea of coast) expect([id, sea, touch.has(`${province} ${first + sea}`)]).toEqual([id, sea, true]);
  });
});

test.each(MAPS)("every place of a map has a closed outline inside the planet: %s", (_, atlas) => {
  const { globe, provinces, seas, kingdoms } = drawingOf(atlas);
  expect(provinces.length).toBe(atlas.provinces.length);
  expect(seas.length).toBe(atlas.seas.length);
  expect(kingdoms.length).toBe(atlas.kingdoms.length);
  for (const path of provinces) {
    expect(path).toMatch(/^M.*Z$/);
    const numbers = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [x, y] of numbers) expect(Math.hypot(x! - globe.x, y! - globe.y)).toBeLessThan(globe.radius);
  }
});

type Ring = (readonly [number, number])[];

/** The outlines of a place, corner by corner. */
const ringsOf = (path: string): Ring[] =>
  path.split("Z").map((ring) => [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));

/** Whether a spot lies within: a line from it crosses the outlines an odd number of times. */
function within(rings: Ring[], x: number, y: number): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
    }),
  );
  return crossed.length % 2 === 1;
}

test.each(MAPS)("land and seas fill the planet up to its rim: %s", (_, atlas) => {
  const { globe, provinces, seas } = drawingOf(atlas);
  const places = [...provinces, ...seas].map(ringsOf);
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
    for (const share of [0.7, 0.85, 0.97, 0.995]) {
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((one) => one * share * globe.radius) as [number, number];
      const there = places.filter((rings) => within(rings, globe.x + x, globe.y + y));
      expect(there.length, `at ${angle}, ${share} of the way`).toBe(1);
    }
  }
});

test("a way that no border shows is drawn as a path: arms of the sea, and what a third province hides", () => {
  expect(drawingOf(OURS).paths.match(/M/g)).toHaveLength(3);
  expect(drawingOf(MAPS[1]![1]).paths.match(/M/g)!.length).toBeGreaterThan(2);
});

test.each(MAPS)("counters have room, and what had room already stays where it is: %s", (_, atlas) => {
  const { provinces } = spaced(atlas);
  provinces.forEach((one, i) =>
    provinces.slice(i + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(51)),
  );
  const moved = provinces.filter(({ x, y }, i) => x !== atlas.provinces[i]!.x || y !== atlas.provinces[i]!.y);
  expect(moved.length).toBeLessThan(0.4 * provinces.length);
});

test.each(MAPS)("names of kingdoms cover no counter and no other name, and stay inside the rim: %s", (_, own) => {
  const atlas = spaced(own);
  const globe = globeOf(atlas);
  const names = atlas.kingdoms.map(({ name }) => name["en"]!);
  const boxes = nameBoxes(atlas, globe, names, 26, 1.8);
  expect(boxes).toHaveLength(names.length);
  boxes.forEach(({ x, y, width, height }, i) => {
    const meets = (other: { x: number; y: number }, wide: number, high: number): boolean =>
      Math.abs(x - other.x) < (width + wide) / 2 && Math.abs(y - other.y) < (height + high) / 2;
    expect([names[i], atlas.provinces.filter((one) => meets(one, 44, 44)).map(({ id }) => id)]).toEqual([names[i], []]);
    expect(boxes.filter((other, j) => j !== i && meets(other, other.width, other.height))).toEqual([]);
    expect(Math.hypot(Math.abs(x - globe.x) + width / 2, Math.abs(y - globe.y) + height / 2)).toBeLessThan(globe.radius);
  });
});

test("a map is drawn once", () => {
  expect(drawingOf(OURS)).toBe(drawingOf(OURS));
});

// ---------------------------------------------------------------- places

const line = (move: string, kind: string, args: Record<string, number>) => ({ move, kind, args });

test("a move points at places: a province, a sea, two seas, a whole kingdom", () => {
  const tairo = OURS.kingdoms.findIndex(({ id }) => id === "tairo");
  const view = { atlas: OURS, wind: { card: "madness" } };
  expect(aimsOf(view, line("illusion #0", "card", { card: 16, target: tairo }))).toEqual(
    OURS.kingdoms[tairo]!.provinces,
  );
  expect(targetName(view, line("madness tairo", "card", { card: 1, target: tairo }))).toBe("Tairo");
  expect(aimsOf(view, line("from ohms-1", "from", { place: 7 }))).toEqual([7]);
  expect(aimsOf(view, line("sail strait", "sail", { sea: 17 }))).toEqual([OURS.first_sea + 17]);
  expect(aimsOf(view, line("madness tairo", "card", { card: 1, target: tairo }))).toEqual(
    OURS.kingdoms[tairo]!.provinces,
  );
  expect(aimsOf(view, line("storm a+b", "card", { card: 3, target: 0 }))).toEqual(
    OURS.links[0]!.map((sea) => OURS.first_sea + sea),
  );
  expect(aimsOf(view, line("death", "card", { card: 4, target: 0 }))).toEqual([]);
  expect(aimsOf(view, line("done", "done", {}))).toEqual([]);
});

test("a place is found by its id", () => {
  expect(OURS.provinces[placeOf(OURS, "ohms-1")]!.id).toBe("ohms-1");
  expect(OURS.seas[placeOf(OURS, "strait") - OURS.first_sea]!.id).toBe("strait");
  expect(placeOf(OURS, null)).toBe(-1);
});

test("what a place reaches depends on the power of who holds it", () => {
  const place = OURS.provinces.findIndex(({ volcano, coast }) => volcano && coast.length > 0);
  const [plain, spiders, winged] = [null, "spiders", "winged"].map((people) => reachOf(OURS, place, people)) as [
    number[],
    number[],
    number[],
  ];
  expect(plain).toEqual(OURS.provinces[place]!.near);
  expect(spiders.length).toBeGreaterThan(plain.length);
  expect(winged).toEqual(expect.arrayContaining(plain));
  expect(winged.length).toBeGreaterThan(plain.length);
  for (const those of [plain, spiders, winged]) expect(those).not.toContain(place);
  expect(reachOf(OURS, OURS.first_sea, "dragons")).toEqual(OURS.seas[0]!.shores);
  expect(reachOf(OURS, OURS.first_sea, null)).toEqual([]);
});

test("Dragons reach the seas of their coast, and from a sea those that it is linked to", () => {
  const seas = (those: number[]): number[] => those.map((one) => OURS.first_sea + one);
  const coast = OURS.provinces.findIndex(({ coast, kingdom }) => coast.length > 1 && kingdom !== OURS.zargos);
  expect(seaReachOf(OURS, coast, "dragons")).toEqual(seas(OURS.provinces[coast]!.coast));
  expect(seaReachOf(OURS, OURS.first_sea, "dragons")).toEqual(seas(OURS.seas[0]!.linked));
  expect(seaReachOf(OURS, coast, "monks")).toEqual([]);
  const inZargos = OURS.provinces.findIndex(({ coast, kingdom }) => coast.length > 0 && kingdom === OURS.zargos);
  expect(seaReachOf(OURS, inZargos, "dragons")).toEqual([]);
});

test("the vortex of the Spiders leads to no volcano in Zargos", () => {
  const place = OURS.provinces.findIndex(({ volcano }) => volcano);
  const inZargos = OURS.provinces.findIndex(({ kingdom }) => kingdom === OURS.zargos);
  const provinces = OURS.provinces.map((one, i) => (i === inZargos ? { ...one, volcano: true } : one));
  expect(reachOf({ ...OURS, provinces }, place, "spiders")).toEqual(reachOf(OURS, place, "spiders"));
});

/** The planet with one people on one place, some places in ice and some seas in storm. */
function board(people: string, at: string, frozen: string[], stormy: string[]): Shown {
  const provinces = OURS.provinces.map(({ id }) => ({
    id,
    holder: id === at ? people : null,
    frozen: frozen.includes(id),
  }));
  const seas = OURS.seas.map(({ id }) => ({ id, dragons: id === at ? 3 : 0, stormy: stormy.includes(id) }));
  return { atlas: OURS, provinces, seas, peoples: [{ people, power: true }] } as unknown as Shown;
}

const reachedFrom = (at: string, people: string, frozen: string[] = [], stormy: string[] = []): string[] =>
  reachIn(board(people, at, frozen, stormy), placeOf(OURS, at)).map(
    (one) => (OURS.provinces[one] ?? OURS.seas[one - OURS.first_sea])!.id,
  );

test("nothing goes into ice, out of it or over it", () => {
  const near = OURS.provinces[placeOf(OURS, "tairo-0")]!.near.map((one) => OURS.provinces[one]!.id);
  expect(reachedFrom("tairo-0", "monks")).toContain(near[0]);
  expect(reachedFrom("tairo-0", "monks", [near[0]!])).not.toContain(near[0]);
  expect(reachedFrom("tairo-0", "monks", ["tairo-0"])).toEqual([]);
  expect(reachedFrom("tairo-0", "winged").filter((id) => !near.includes(id)).length).toBeGreaterThan(0);
  expect(reachedFrom("tairo-0", "winged", near)).toEqual([]);
});

test("Dragons in a storm go nowhere, and others not into it", () => {
  const { id, linked } = OURS.seas[0]!;
  const other = OURS.seas[linked[0]!]!.id;
  expect(reachedFrom(id, "dragons")).toContain(other);
  expect(reachedFrom(id, "dragons", [], [other])).not.toContain(other);
  expect(reachedFrom(id, "dragons", [], [id])).toEqual([]);
});

test("a way that several groups take is drawn once", () => {
  const [source, target] = [placeOf(OURS, "ohms-1"), placeOf(OURS, "kahil-2")];
  const group: Group = { source, target, seas: [], pawns: 2, line: 1 };
  const view = { atlas: OURS, groups: [group, { ...group, line: 2 }] } as unknown as Shown;
  expect(waysOf(view, [], 1)).toHaveLength(1);
  expect(waysOf(view, [source, target], 1)).toHaveLength(1);
  expect(waysOf(view, [target, source], 1)).toHaveLength(2);
  expect(waysOf(view, [source, -1], 1)).toHaveLength(1);
});

test("the front is where others are near", () => {
  const place = placeOf(OURS, "tairo-0");
  const other = OURS.provinces[place]!.near[0]!;
  const held = (enemy: string | null) => (one: number) => (one === place ? "knights" : one === other ? enemy : null);
  expect(isFront(OURS, place, held("monks"))).toBe(true);
  expect(isFront(OURS, place, held("knights"))).toBe(false);
  expect(isFront(OURS, place, held(null))).toBe(false);
});

// ---------------------------------------------------------------- fights

const together = (...numbers: number[]): number => numbers.reduceRight((sum, one) => sum * 128 + one, 0);
const dice = (...numbers: number[]): number => numbers.reduceRight((sum, one) => sum * 8 + one, 0);

test("numbers are taken out of events as the kernel puts them in", () => {
  expect(digits(together(5, 127, 3), 3)).toEqual([5, 127, 3]);
  expect(faces(dice(6, 1, 4))).toEqual([6, 1, 4]);
});

const FIGHT: Event[] = [
  ["battle", 0, together(12, 7, 4), together(4, 2), null], // seven Dragons, four Amazons
  ["volley", 1, dice(4, 3), 2, null],
  ["threw", 0, dice(6, 2), 4, null],
  ["threw", 1, dice(1, 1), 2, null],
  ["fell", null, 1, 4, null],
  ["won", 0, together(12, 4), 4, null],
];

test("a fight is followed die by die", () => {
  const scenes = FIGHT.map((_, i) => FIGHT.slice(0, i + 1).reduce(sceneAfter, null)!);
  expect(scenes.map(({ attackers, defenders }) => [attackers, defenders])).toEqual([
    [7, 4],
    [5, 4],
    [5, 4],
    [5, 4],
    [4, 0],
    [4, 0],
  ]);
  expect(scenes[1]).toMatchObject({ attacker: "dragons", defender: "amazons", defenceDice: [4, 3], lost: [2, 0] });
  expect(scenes[3]).toMatchObject({ attackDice: [6, 2], defenceDice: [1, 1], lost: [0, 0] });
  expect(scenes[5]).toMatchObject({ winner: "dragons" });
});

test("a die that is thrown again changes, and only that", () => {
  const before = FIGHT.slice(0, 3).reduce(sceneAfter, null);
  expect(sceneAfter(before, ["rerolled", 1, dice(6, 2), 4, null])!.attackDice).toEqual([2, 2]);
});

test("demons throw, and nobody answers", () => {
  const scene = sceneAfter(null, ["demons", 0, together(3, 2, 5, 1), dice(4), null]);
  expect(scene).toMatchObject({ defender: null, attacker: "spiders", attackers: 5, lost: [2, 0], defenceDice: [4] });
});

const VIEW = { viewer: 0, fight: null } as unknown as ZargosView;

test("each die has a frame of its own, the planet changes after the last, and every text is told once", () => {
  const before = { ...VIEW, atlas: OURS, scene: null, groups: [], lifted: {} } as Shown;
  const shown = frames(before, messageOf(VIEW, FIGHT));
  expect(shown).toHaveLength(FIGHT.length); // both throws at once, and the planet at the end
  expect(shown.slice(0, -1).every(({ view }) => view.scene !== null)).toBe(true);
  expect(shown.at(-1)!.view.scene).toBeNull();
  expect(shown.flatMap(({ told }) => told)).toHaveLength(FIGHT.length);
});

// ---------------------------------------------------------------- plans

const group = (source: number, target: number, pawns: number, seas = 0): Event => [
  "declared",
  0,
  together(source, target, pawns, 2),
  seas,
  null,
];

test("groups of mine stand until they are undone, or until something comes of them", () => {
  const told = groupsAfter([], { ...messageOf(VIEW, [group(3, 4, 5), group(7, 9, 2)]), after: 6 }, 0);
  expect(told).toEqual([
    { line: 7, source: 3, target: 4, pawns: 5, seas: [] },
    { line: 8, source: 7, target: 9, pawns: 2, seas: [] },
  ]);
  expect(groupsAfter(told, { ...messageOf(VIEW, []), after: 7 }, 0)).toEqual(told.slice(0, 1));
  expect(groupsAfter(told, { ...messageOf(VIEW, [FIGHT[0]!]), after: 8 }, 0)).toEqual([]);
  expect(groupsAfter([], { ...messageOf(VIEW, [group(3, 4, 5)]), after: 6 }, 1)).toEqual([]);
});

test("a group is written with the seas that it crosses, in their order", () => {
  const [sailed] = groupsAfter([], { ...messageOf(VIEW, [group(0, 9, 2, 3 + 32 * 1)]), after: 0 }, 0);
  const { provinces, seas } = OURS;
  expect(written(OURS, sailed!)).toBe(
    `${provinces[0]!.id} ~ ${seas[0]!.id} ~ ${seas[2]!.id} > ${provinces[9]!.id} x2`,
  );
});

test("a group stays in the plan while one told after it needs the pawns that it brought", () => {
  const groups = (...told: [source: number, target: number, pawns: number][]): Group[] =>
    told.map(([source, target, pawns], line) => ({ line, source, target, pawns, seas: [] }));
  const free = (told: Group[], left: number): boolean => canDoWithout(told[0]!, told.slice(1), () => left);
  expect(free(groups([3, 4, 5], [7, 9, 2]), 5)).toBe(true);
  expect(free(groups([3, 4, 5], [4, 9, 2]), 5)).toBe(false); // only those that came are there
  expect(free(groups([3, 4, 5], [4, 9, 2]), 6)).toBe(true); // one of the old ones stays
  expect(free(groups([3, 4, 5], [4, 9, 2], [7, 4, 3]), 8)).toBe(false); // those came too late
  expect(free(groups([3, 4, 5], [7, 4, 3], [4, 9, 2]), 8)).toBe(true);
});

test("a group stays in the plan while one told after it has gone a way that cannot be told whole", () => {
  const [gone, sailed] = [0, 1].map((line) => ({ line, source: 3 * line, target: 9, pawns: 1, seas: [] as number[] }));
  expect(canDoWithout(gone!, [{ ...sailed!, seas: [0, 1, 2, 3, 4] }], () => 9)).toBe(true);
  expect(canDoWithout(gone!, [{ ...sailed!, seas: [0, 1, 2, 3, 4, 5] }], () => 9)).toBe(false);
});

test("a plan for a Mist Wind begins with the pawns where they stood", () => {
  const land = (...pawns: number[]): ZargosView["provinces"] =>
    pawns.map((one) => ({ holder: "monks", pawns: one })) as ZargosView["provinces"];
  const standing = { ...VIEW, provinces: land(3, 1, 6), placing: null };
  const [before] = frames(null, { ...messageOf(standing, []), setting: OURS as unknown as Record<string, unknown> });
  const misty = { ...standing, provinces: land(1, 1, 1), placing: { why: "mist" as const, pawns: 7, place: null } };
  const [after] = frames(before!.view, messageOf(misty, []));
  expect(after!.view.lifted).toEqual({ 0: 2, 2: 5 });
  expect(frames(after!.view, messageOf(misty, []))[0]!.view.lifted).toEqual({ 0: 2, 2: 5 });
  expect(frames(after!.view, messageOf(standing, []))[0]!.view.lifted).toEqual({});
});

test("the map comes with the first message and stays", () => {
  const first: Play = { ...messageOf(VIEW, []), setting: OURS as unknown as Record<string, unknown> };
  const [shown] = frames(null, first);
  expect(shown!.view.atlas).toEqual(spaced(OURS));
  expect(frames(shown!.view, messageOf(VIEW, [])).at(-1)!.view.atlas).toBe(shown!.view.atlas);
});

test("who comes back in the midst of a fight sees its dice", () => {
  const fight = {
    province: OURS.provinces[3]!.id,
    attacker: "monks",
    defender: "spiders",
    attackers: 4,
    defenders: 6,
    attack_dice: [5, 4],
    defence_dice: [],
  };
  const play = { ...messageOf({ ...VIEW, fight } as unknown as ZargosView, []), setting: OURS as never };
  expect(frames(null, play).at(-1)!.view.scene).toMatchObject({ province: 3, attackDice: [5, 4], attackers: 4 });
  const over = { ...play, view: { ...(play.view as ZargosView), over: true } };
  expect(frames(null, over).at(-1)!.view.scene).toBeNull(); // it was the last one
});
