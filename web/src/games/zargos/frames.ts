/** What is shown when something happens: fights die by die, everything else in one step. */
import { MINE, STAY, type Frame, type Frames } from "../../platform/frames";
import { withTexts } from "../../platform/log";
import type { Event, Text, ZargosAtlas, ZargosView } from "../../platform/messages";
import { groupsAfter, type Group } from "./groups";
import { spaced } from "./map/spaced";
import { digits, faces } from "./numbers";
import { PEOPLES } from "./peoples";
import { placeOf, type Pawns } from "./places";

/** A fight, or the demons, as far as the dice have fallen. */
export interface Scene {
  province: number;
  attacker: string;
  defender: string | null; // null: demons
  attackers: number;
  defenders: number;
  attackDice: number[];
  defenceDice: number[];
  /** Pawns that have just fallen. */
  lost: [number, number];
  /** The dice have had their effect: those that fall next begin anew. */
  settled: boolean;
  /** How often dice have fallen, so that they tumble each time. */
  throws: number;
  /** Who has won; "nobody" if the province is empty. */
  winner: string | null;
  caption: Text | null;
}

export interface Shown extends ZargosView {
  atlas: ZargosAtlas;
  scene: Scene | null;
  groups: Group[];
  /** Pawns that a Mist Wind has lifted, by the place where they stood. */
  lifted: Pawns;
}

const DIE = 650; // milliseconds for which dice lie
const END = 900; // and the end of a fight

// ---------------------------------------------------------------- what an event does to a scene

type Told = { event: Event; text: Text | null };

const QUIET: Omit<Scene, "province" | "attacker" | "defender" | "attackers" | "defenders" | "throws"> = {
  attackDice: [],
  defenceDice: [],
  lost: [0, 0],
  settled: false,
  winner: null,
  caption: null,
};

function battle(a: number, b: number): Scene {
  const [province, attackers, defenders] = digits(a, 3) as [number, number, number];
  const [attacker, defender] = digits(b, 2).map((people) => PEOPLES[people]!) as [string, string];
  return { ...QUIET, province, attacker, defender, attackers, defenders, throws: 0 };
}

function demons(a: number, b: number): Scene {
  const [province, lost, left, people] = digits(a, 4) as [number, number, number, number];
  const attacker = PEOPLES[people]!;
  const common = { province, attacker, defender: null, attackers: left, defenders: 0, throws: 1 };
  return { ...QUIET, ...common, defenceDice: faces(b), lost: [lost, 0] };
}

/** The fight at hand, for whoever comes back in its midst. */
function sceneOf(atlas: ZargosAtlas, { fight }: ZargosView): Scene | null {
  if (!fight) return null;
  const { attacker, defender, attackers, defenders } = fight;
  const dice = { attackDice: fight.attack_dice, defenceDice: fight.defence_dice };
  return { ...QUIET, ...dice, province: placeOf(atlas, fight.province), attacker, defender, attackers, defenders, throws: 0 };
}

/** The scene after an event; null where it has none. */
export function sceneAfter(scene: Scene | null, [kind, , a, b]: Event): Scene | null {
  if (kind === "battle") return battle(a, b);
  if (kind === "demons") return demons(a, b);
  if (!scene) return null;
  switch (kind) {
    case "helped":
      return { ...scene, defenders: scene.defenders + digits(a, 2)[1]! };
    case "volley":
      return {
        ...scene,
        defenceDice: faces(a),
        attackers: scene.attackers - b,
        lost: [b, 0],
        settled: true,
        throws: scene.throws + 1,
      };
    case "threw": {
      const started = { ...scene, ...(scene.settled ? QUIET : {}), throws: scene.throws + 1 };
      const mine = PEOPLES[b] === scene.attacker;
      return mine ? { ...started, attackDice: faces(a) } : { ...started, defenceDice: faces(a) };
    }
    case "rerolled": {
      const [old, face] = faces(a) as [number, number];
      const mine = PEOPLES[b] === scene.attacker;
      const dice = [...(mine ? scene.attackDice : scene.defenceDice)];
      dice[dice.indexOf(old)] = face;
      return mine ? { ...scene, attackDice: dice } : { ...scene, defenceDice: dice };
    }
    case "fell":
      return { ...scene, attackers: scene.attackers - a, defenders: scene.defenders - b, lost: [a, b], settled: true };
    case "won":
      return { ...scene, winner: PEOPLES[b]! };
    case "emptied":
      return { ...scene, winner: "nobody" };
    default:
      return scene;
  }
}

const IN_A_FIGHT = new Set(["battle", "demons", "helped", "volley", "threw", "rerolled", "fell", "won", "emptied"]);

// ---------------------------------------------------------------- frames

/** What a Mist Wind has lifted, as far as one has seen them stand: a plan begins from there (Z40). */
function liftedAfter(before: Shown | null, view: ZargosView): Pawns {
  if (view.placing?.why !== "mist" || !before) return {};
  if (before.placing?.why === "mist") return before.lifted;
  const gone = view.provinces.map(({ pawns }, i) => (before.provinces[i]?.pawns ?? 0) - (pawns ?? 0));
  return Object.fromEntries(gone.flatMap((pawns, place) => (pawns > 0 ? [[place, pawns]] : [])));
}

/** While a fight is being shown the planet is as it was before. */
function fightFrames(before: Shown, told: Told[]): Frame<Shown>[] {
  const found: Frame<Shown>[] = [];
  let scene: Scene | null = before.scene;
  let waiting: Text[] = [];
  for (const [i, { event, text }] of told.entries()) {
    if (text) waiting.push(text);
    const [kind] = event;
    if (!IN_A_FIGHT.has(kind)) continue;
    scene = sceneAfter(scene, event);
    if (scene && text) scene = { ...scene, caption: text };
    if (kind === "threw" && told[i + 1]?.event[0] === "threw") continue; // both sides at once
    const hold = kind === "won" || kind === "emptied" || kind === "demons" ? END : kind === "battle" ? STAY : DIE;
    found.push({ view: { ...before, scene }, told: waiting, hold });
    waiting = [];
  }
  return found;
}

export const frames: Frames<Shown> = (before, play) => {
  const setting = play.setting as ZargosAtlas | undefined;
  const atlas = setting ? spaced(setting) : before!.atlas;
  const view = play.view as ZargosView;
  const told = withTexts(play.events, play.told);
  const goesOn = view.fight !== null && !view.over;
  const shown = before ? fightFrames(before, told) : [];
  const scene = goesOn ? (shown.at(-1)?.view.scene ?? before?.scene ?? sceneOf(atlas, view)) : null;
  const spoken = shown.flatMap((frame) => frame.told).length;
  const rest = told.flatMap(({ text }) => (text ? [text] : [])).slice(spoken);
  const mine = play.events.some(([, seat]) => seat === view.viewer);
  const hold = rest.length > 0 && !mine && shown.length === 0 ? STAY : MINE;
  const groups = groupsAfter(before?.groups ?? [], play, view.viewer);
  const lifted = liftedAfter(before, view);
  return [...shown, { view: { ...view, atlas, scene, groups, lifted }, told: rest, hold }];
};
