/** Places by number, as moves tell them: provinces first, seas from `first_sea` on. */
import { language } from "../../platform/language.svelte";
import type { MoveLine, ZargosAtlas as Atlas } from "../../platform/messages";

export interface Spot {
  x: number;
  y: number;
}

/** Pawns by place. */
export type Pawns = Record<number, number>;

export const isSea = (atlas: Atlas, place: number): boolean => place >= atlas.first_sea;

export const factsOf = (atlas: Atlas, place: number): Atlas["provinces"][number] | Atlas["seas"][number] =>
  isSea(atlas, place) ? atlas.seas[place - atlas.first_sea]! : atlas.provinces[place]!;

export const spotOf = (atlas: Atlas, place: number): Spot => factsOf(atlas, place);

export const idOf = (atlas: Atlas, place: number): string => factsOf(atlas, place).id;

const inLanguage = (name: Record<string, string>): string => name[language.current] ?? name["en"] ?? "";

export const nameOf = (atlas: Atlas, place: number): string => inLanguage(factsOf(atlas, place).name);

export const kingdomName = (atlas: Atlas, kingdom: number): string => inLanguage(atlas.kingdoms[kingdom]!.name);

/** A place by its id; -1 for none. */
export function placeOf(atlas: Atlas, id: string | null | undefined): number {
  if (id === null || id === undefined) return -1;
  const province = atlas.provinces.findIndex((one) => one.id === id);
  if (province >= 0) return province;
  const sea = atlas.seas.findIndex((one) => one.id === id);
  return sea < 0 ? -1 : atlas.first_sea + sea;
}

/** What a move has to be read with: the map, and the wind that an Illusion turns. */
export interface Aims {
  atlas: Atlas;
  wind: { card: string } | null;
}

/** The card that a move plays, as far as its target goes: an Illusion aims as the wind that it turns (Z61). */
function aimedCard(wind: Aims["wind"], move: string): string {
  const card = move.split(" ")[0] ?? "";
  return card === "illusion" ? (wind?.card ?? "") : card;
}

/** The places that a move points at: one, two seas, all of a kingdom; none for moves that are about something else. */
export function aimsOf({ atlas, wind }: Aims, { move, kind, args }: MoveLine): number[] {
  const place = args["place"] ?? args["province"];
  if (place !== undefined) return [place];
  if (args["sea"] !== undefined) return [atlas.first_sea + args["sea"]];
  if (kind !== "card") return [];
  const target = args["target"] ?? 0;
  switch (aimedCard(wind, move)) {
    case "madness":
    case "ice":
      return atlas.kingdoms[target]?.provinces ?? [];
    case "storm":
      return (atlas.links[target] ?? []).map((sea) => atlas.first_sea + sea);
    case "demonic":
      return [target];
    default:
      return [];
  }
}

/** Whether a move is about two seas at once (Z37). */
export const isPair = (view: Aims, move: MoveLine): boolean =>
  move.kind === "card" && aimedCard(view.wind, move.move) === "storm";

/** What a card is played on, by name. */
export function targetName(view: Aims, move: MoveLine): string {
  const { atlas } = view;
  const aims = aimsOf(view, move);
  const whole = ["madness", "ice"].includes(aimedCard(view.wind, move.move));
  if (whole) return kingdomName(atlas, atlas.provinces[aims[0]!]!.kingdom);
  return aims.map((place) => nameOf(atlas, place)).join(" – ");
}

/** Whether a province of one's own borders land of others: the front. */
export function isFront(atlas: Atlas, province: number, holderOf: (one: number) => string | null): boolean {
  const mine = holderOf(province);
  const { near, arms } = atlas.provinces[province]!;
  return [...near, ...arms].some((one) => holderOf(one) !== null && holderOf(one) !== mine);
}
