/** Peoples, cards and places in words. */
import type { MoveLine, ZargosLotsView, ZargosPeopleView } from "../../platform/messages";
import { sayIn } from "../../platform/words";
import type { Shown } from "./frames";
import { isSea, kingdomName, nameOf, placeOf } from "./places";

export const GAME = "zargos";

/** A text of this game, or of the page. */
export const say = (key: string, values?: Record<string, unknown>): string => sayIn(GAME, key, values);

export const peopleName = (people: string): string => say(`people-${people}`);

export const cardName = (card: string): string => say(`card-${card}`);

export const cardEffect = (card: string): string => say(`effect-${card}`);

/** What is traded, as the table tells it: a magic card, a province, a back, nothing (Z26, Z64). */
export function tradedName({ atlas }: Shown, told: string | null): string {
  if (told === null || told === "nothing") return say("a-nothing");
  if (told === "boat" || told === "reinforcement") return say(`lot-${told}`);
  const place = placeOf(atlas, told);
  return place >= 0 ? nameOf(atlas, place) : say(`a-${told}`);
}

/** The die that would be thrown again. */
export function faceOf({ fight }: Shown, { args }: MoveLine): number {
  const dice = args["side"] === 0 ? fight?.attack_dice : fight?.defence_dice;
  return dice?.[args["die"] ?? 0] ?? 0;
}

/** The kingdom cards of a people. */
export function crowns({ atlas }: Shown, { kingdoms }: ZargosPeopleView): string {
  const names = kingdoms.map((id) => kingdomName(atlas, atlas.kingdoms.findIndex((one) => one.id === id)));
  return say("page-zargos-crowns", { kingdoms: names.join(", ") });
}

/** The cards of set-up that a people of mine has taken (Z64). */
export function lotsWords({ atlas }: Shown, { provinces, pawns, boats }: ZargosLotsView): string {
  const names = provinces.map((id) => nameOf(atlas, placeOf(atlas, id)));
  return say("page-zargos-lots", { provinces: names.join(", ") || "–", pawns, boats });
}

/** The fight that a move begins. */
export const fightName = ({ atlas }: Shown, { args }: MoveLine): string =>
  say("page-zargos-fight", { place: nameOf(atlas, args["province"] ?? args["place"] ?? 0) });

/** A place with who is there and what has become of it, for whoever cannot see it. */
export const placeWords = (view: Shown, place: number): string =>
  say("page-zargos-there", { name: nameOf(view.atlas, place), there: standingWords(view, place).join(", ") });

/** Who is on a place, and what has become of it. */
export function standingWords(view: Shown, place: number): string[] {
  const { atlas } = view;
  if (isSea(atlas, place)) {
    const { dragons = 0, stormy } = view.seas[place - atlas.first_sea]!;
    return [holderWords(dragons > 0 ? "dragons" : null, dragons), ...(stormy ? [say("page-zargos-stormy")] : [])];
  }
  const { holder, pawns = 0, attackers = 0, frozen } = view.provinces[place]!;
  const { capital, volcano } = atlas.provinces[place]!;
  return [
    holderWords(holder ?? null, pawns),
    ...(attackers > 0 ? [say("page-zargos-attacked", { pawns: attackers })] : []),
    ...(frozen ? [say("page-zargos-frozen")] : []),
    ...(capital ? [say("page-zargos-capital")] : []),
    ...(volcano ? [say("page-zargos-volcano")] : []),
  ];
}

const holderWords = (holder: string | null, pawns: number): string =>
  holder ? `${peopleName(holder)} ${pawns}` : say("page-zargos-nobody");

/** A kingdom, and what the whole of it is worth (Z22). */
export function kingdomWords({ atlas }: Shown, kingdom: number): string {
  const name = kingdomName(atlas, kingdom);
  const { value } = atlas.kingdoms[kingdom]!;
  return value > 0 ? say("page-zargos-kingdom", { name, value }) : name;
}
