/** What the people on a place could reach from there, with its power and under the winds of this turn. */
import type { ZargosAtlas as Atlas } from "../../../platform/messages";
import type { Shown } from "../frames";
import { isSea } from "../places";

type IsShut = (place: number) => boolean;
const OPEN: IsShut = () => false;

export function reachIn({ atlas, provinces, seas, peoples }: Shown, place: number): number[] {
  const seaAt = (one: number) => seas[one - atlas.first_sea];
  // Nothing goes into ice, out of it or over it, nor into a storm or out of it (Z36, Z37).
  const isShut: IsShut = (one) => (isSea(atlas, one) ? seaAt(one)?.stormy : provinces[one]?.frozen) ?? false;
  if (isShut(place)) return [];
  const dragons = isSea(atlas, place) && seaAt(place)?.dragons;
  const holder = dragons ? "dragons" : (provinces[place]?.holder ?? null);
  const able = peoples.some(({ people, power }) => people === holder && power);
  const people = able ? holder : null;
  return [...reachOf(atlas, place, people, isShut), ...seaReachOf(atlas, place, people)].filter((one) => !isShut(one));
}

/** The volcanoes that border each other for Spiders: those outside Zargos (Z19, Z29). */
const vortex = ({ provinces, zargos }: Atlas): number[] =>
  [...provinces.keys()].filter((one) => provinces[one]!.volcano && provinces[one]!.kingdom !== zargos);

/** Provinces that whoever holds a place could attack from there, with the power of that people. */
export function reachOf(atlas: Atlas, place: number, people: string | null, isShut = OPEN): number[] {
  const { provinces, seas, first_sea, zargos } = atlas;
  if (isSea(atlas, place)) return people === "dragons" ? seas[place - first_sea]!.shores : [];
  const { near, arms, volcano } = provinces[place]!;
  const found = new Set(near);
  const inZargos = (one: number): boolean => provinces[one]!.kingdom === zargos; // no power counts there (Z19)
  if (!inZargos(place) && people === "spiders" && volcano) for (const one of vortex(atlas)) found.add(one);
  if (!inZargos(place) && people === "winged") {
    const over = near.filter((one) => !inZargos(one) && !isShut(one)).flatMap((one) => provinces[one]!.near);
    for (const one of [...over, ...arms]) if (!inZargos(one)) found.add(one);
  }
  found.delete(place);
  return [...found];
}

/** Seas that Dragons on a place could enter: from a coast outside Zargos, or from the sea (Z19, Z32). */
export function seaReachOf(atlas: Atlas, place: number, people: string | null): number[] {
  if (people !== "dragons") return [];
  const { provinces, seas, first_sea, zargos } = atlas;
  const sea = isSea(atlas, place);
  if (!sea && provinces[place]!.kingdom === zargos) return [];
  return (sea ? seas[place - first_sea]!.linked : provinces[place]!.coast).map((one) => first_sea + one);
}
