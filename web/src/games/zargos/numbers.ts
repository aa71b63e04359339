/** Numbers that events put together (moves.py): places, pawns and peoples, dice, the seas of a voyage. */
import { apart } from "../../platform/numbers";

const DIGIT = 7;
const FACE = 3;
const SEA = 5;
const MOST_DICE = 4;
/** Of a longer voyage an event tells the last ones. */
export const MOST_SEAS = 6;

export const digits = (told: number, count: number): number[] => apart(told, DIGIT, count);

export const faces = (told: number): number[] => apart(told, FACE, MOST_DICE).filter((face) => face > 0);

/** The seas of a voyage, which events tell from 1 and with the last one first. */
export const seasOf = (told: number): number[] =>
  apart(told, SEA, MOST_SEAS)
    .filter((sea) => sea > 0)
    .map((sea) => sea - 1)
    .reverse();
