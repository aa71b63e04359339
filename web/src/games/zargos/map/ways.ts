/** The ways of groups across the map, as paths with an arrow. */
import type { Shown } from "../frames";
import { spotOf } from "../places";

const BESIDE = 24; // how far from its target an arrow ends: a counter stands there

/** Those that are told and the one that is being told, each drawn once however many groups take it. */
export function waysOf(view: Shown, telling: number[], scale: number): string[] {
  const { atlas } = view;
  const told = view.groups.map(({ source, seas, target }) => [
    source,
    ...seas.map((sea) => atlas.first_sea + sea),
    target,
  ]);
  const whole = [...told, telling.filter((place) => place >= 0)].filter((stops) => stops.length > 1);
  return [...new Set(whole.map((stops) => wayOf(view, stops, scale)))];
}

/** A way from place to place, which ends before the counter that stands there. */
function wayOf({ atlas }: Shown, stops: number[], scale: number): string {
  const spots = stops.map((place) => spotOf(atlas, place));
  const [from, to] = [spots.at(-2)!, spots.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.max(0.35, (length - BESIDE * scale) / length);
  const end = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return `M${[...spots.slice(0, -1), end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}
