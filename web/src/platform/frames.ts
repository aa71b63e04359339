/** What is shown one after the other when a message comes: each frame is a whole view, with what was told. */
import type { Play, Text } from "./messages";

/** Where things come from and go to; a place is an element with `data-place`. */
export interface Travel {
  /** Where a piece that was not there before comes from; "turn": it turns over where it lies. */
  from(piece: string): string | null;
  /** Where a piece that is gone has gone to. */
  to(piece: string): string | null;
  /** Things that travel without being a piece before or after: a back from a stack into somebody's hand. */
  also?: { from: string; to: string; look: string; size?: number }[];
}

export interface Frame<View> {
  view: View;
  told: Text[];
  hold: number; // milliseconds for which it stays, once everything has arrived
  travel?: Travel;
  calm?: boolean; // without motion, whoever looks
}

export const STAY = 350; // what somebody else did
export const MINE = 0; // what I did myself

/** What a game makes of a message: the frames from the view before (null: none) to the one it tells. */
export type Frames<View> = (before: View | null, play: Play) => Frame<View>[];
