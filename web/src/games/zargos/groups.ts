/** The groups that I have told and that nothing has come of yet: attacks before a die falls, a reorganisation. */
import { withTexts } from "../../platform/log";
import type { Play, ZargosAtlas } from "../../platform/messages";
import { digits, MOST_SEAS, seasOf } from "./numbers";
import { idOf } from "./places";

export interface Group {
  /** Its line in the log: a line that is undone takes its group along. */
  line: number;
  source: number;
  target: number;
  pawns: number;
  seas: number[]; // by number, in the order in which they are crossed
}

const TOLD = new Set(["declared", "moved"]);

/** The groups after a message. Anything else that happens ends what can be edited: a die, a card, a turn. */
export function groupsAfter(before: Group[], { after, events, told }: Play, viewer: number | null): Group[] {
  let groups = before.filter(({ line }) => line <= after);
  let line = after;
  for (const { event, text } of withTexts(events, told)) {
    const [kind, seat, a, b] = event;
    if (text) line += 1;
    if (!TOLD.has(kind) || seat !== viewer) {
      groups = [];
      continue;
    }
    const [source, target, pawns] = digits(a, 3) as [number, number, number];
    groups = [...groups, { line, source, target, pawns, seas: seasOf(b) }];
  }
  return groups;
}

/** A group as it is written, with the way that it takes. */
export function written(atlas: ZargosAtlas, { source, target, pawns, seas }: Group): string {
  const way = seas.map((sea) => ` ~ ${atlas.seas[sea]!.id}`).join("");
  return `${idOf(atlas, source)}${way} > ${idOf(atlas, target)} x${pawns}`;
}

/** Whether these groups can be told without the one before them, in a plan that leaves them room for it. */
export function canDoWithout(gone: Group, later: Group[], pawnsAt: (place: number) => number): boolean {
  const told = later.every(({ seas }) => seas.length < MOST_SEAS); // of a longer way the beginning is lost
  return told && !isRelief(gone, later, pawnsAt);
}

/**
 * Whether a group makes room for one told after it: a pawn stays wherever others leave (Z33), and it may be one that
 * has just come. Looks back from the pawns that are there after all of them.
 */
function isRelief({ target, pawns }: Group, later: Group[], pawnsAt: (place: number) => number): boolean {
  let there = pawnsAt(target);
  for (const group of [...later].reverse()) {
    if (group.source === target && there - pawns < 1) return true;
    there += (group.source === target ? group.pawns : 0) - (group.target === target ? group.pawns : 0);
  }
  return false;
}
