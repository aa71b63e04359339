// Made by `npm run types` from the server's messages. Do not edit.

/**
 * One event, as its viewer may know it: a secret that is not theirs is None.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Event = [string, number | null, number, number, number | null];
export type FromPage =
  Sit | Place | Leave | Return | Start | Open | Answer | Undo | Ask | Agree | Chat | Rematch;
export type FromTable = Done | Refused | Table | Play | Line;

/**
 * Sit down, committing to a nonce.
 */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
  nonce_hash: string;
}
/**
 * Put a bot on a seat (the host, before the start); None clears the seat.
 */
export interface Place {
  type: "place";
  id: number;
  seat: number;
  bot: string | null;
}
/**
 * Leave one's seat; in a running game a bot stands in.
 */
export interface Leave {
  type: "leave";
  id: number;
}
/**
 * Take one's seat back from the bot.
 */
export interface Return {
  type: "return";
  id: number;
}
/**
 * Start the game (the host). Everybody who sits is asked to open the nonce.
 */
export interface Start {
  type: "start";
  id: number;
}
/**
 * The nonce that was committed to.
 */
export interface Open {
  type: "open";
  id: number;
  nonce: string;
}
/**
 * The answer to a question: its window, and a move in notation.
 */
export interface Answer {
  type: "answer";
  id: number;
  window: number;
  move: string;
}
/**
 * Take one's own last move back, if nobody has learned anything by it.
 */
export interface Undo {
  type: "undo";
  id: number;
}
/**
 * Ask the others to go back to before one's own last move.
 */
export interface Ask {
  type: "ask";
  id: number;
}
/**
 * Say yes or no to that.
 */
export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}
/**
 * Say something.
 */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}
/**
 * Open another table like this one; the reply names it.
 */
export interface Rematch {
  type: "rematch";
  id: number;
}
/**
 * The request of this id is done, and committed.
 */
export interface Done {
  type: "done";
  id: number;
  table?: string | null;
}
/**
 * The request of this id (None: what could not even be read) is refused; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  problem: Problem;
}
/**
 * What was wrong: a text, and the clause that says so, if it is a rule.
 */
export interface Problem {
  text: Text;
  clause?: string | null;
}
/**
 * Words to come: a key and values, put into words when the reader's language is known.
 */
export interface Text {
  key: string;
  values?: {
    [k: string]: unknown;
  };
}
/**
 * Who sits where, and what the table is about; sent whole whenever any of it has changed.
 */
export interface Table {
  type: "table";
  table: string;
  game: string;
  status: "frozen" | "open" | "over" | "running";
  options: {
    [k: string]: unknown;
  };
  clock: Clock;
  chairs: ChairLine[];
  host: number | null;
  you: number | null;
  may_host: boolean;
  nonce_wanted: boolean;
  takeback: Takeback | null;
  fairness: Fairness;
  rematch: string | null;
}
/**
 * The clock of a table: `seconds` for each move, or in the bank; `increment` comes back after a move.
 */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}
/**
 * One seat as everybody sees it.
 */
export interface ChairLine {
  name: string;
  bot: string | null;
  taken: boolean;
  stand_in: boolean;
}
/**
 * A seat asks to go back; `yes` are those who agree so far.
 */
export interface Takeback {
  seat: number;
  yes: number[];
}
/**
 * All that a page needs to check the deal: see docs/fair-deals.md.
 */
export interface Fairness {
  commitment: string;
  nonce_hashes: string[];
  nonces: string[];
  secret: string | null;
}
/**
 * The game as you may see it, with what just happened; sent whenever either has changed for you.
 */
export interface Play {
  type: "play";
  number: number;
  whole: boolean;
  after: number;
  view: unknown;
  window: number | null;
  legal: MoveLine[];
  answered: string | null;
  waiting: number[];
  undo: boolean;
  clocks: Hour[];
  events: Event[];
  told: Text[];
  notice: Text | null;
  outcome: Outcome | null;
  seen?: string | null;
}
/**
 * A legal move: its notation, its parts, and what it means in words.
 */
export interface MoveLine {
  move: string;
  kind: string;
  args: {
    [k: string]: number;
  };
  gloss: Text | null;
}
/**
 * A seat's clock: what is left in milliseconds, and whether it runs.
 */
export interface Hour {
  left: number;
  runs: boolean;
}
/**
 * The reason of the end, the points of each seat as printed, each seat's share of the victory.
 */
export interface Outcome {
  reason: string;
  scores: number[];
  shares: number[];
}
/**
 * A line of chat; on connecting, those of the past come again.
 */
export interface Line {
  type: "line";
  number: number;
  name: string;
  seat: number | null;
  text: string;
}
/**
 * What a table is opened with. Seats that are neither the host's nor a bot's wait for people.
 */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: {
    [k: string]: unknown;
  };
  bots?: (string | null)[];
  clock?: Clock;
  join?: "anyone" | "link";
  watch?: "anyone" | "nobody";
}
/**
 * A guest's name.
 */
export interface NewName {
  name: string;
}
/**
 * Who the server takes you for.
 */
export interface Me {
  guest: string;
  name: string;
  tables: TableLine[];
}
/**
 * A table in a list.
 */
export interface TableLine {
  table: string;
  game: string;
  status: "frozen" | "open" | "over" | "running";
  host: string;
  chairs: ChairLine[];
  free: number;
  watch: boolean;
}
/**
 * A game in the list of games; `ready` says how much of it is compiled, 1 for all.
 */
export interface GameLine {
  game: string;
  low: number;
  high: number;
  usual: number;
  ready: number;
  options: OptionLine[];
}
/**
 * An option of a game: its name, what it takes, and what it is if nothing is said.
 *
 *     That may depend on the seats: `usual` has a value for each number of them, from the lowest.
 */
export interface OptionLine {
  name: string;
  clause: string | null;
  allowed: Text;
  usual: unknown[];
}
/**
 * The table as one viewer sees it.
 */
export interface DragonstonesView {
  viewer: number | null;
  actors: number[];
  over: boolean;
  turn: number;
  phase: "bid" | "power" | "silver";
  present: string | null;
  winner: number | null;
  tied: number[];
  slots: DragonstonesSlotView[];
  characters: {
    [k: string]: DragonstonesCharacter;
  };
  bank: DragonstonesPurse;
  bank_stones: {
    [k: string]: number;
  };
  special_count: number;
  open_purses: boolean;
  seats: DragonstonesSeatView[];
  question: DragonstonesQuestion | null;
}
/**
 * A character of this turn, and whether it is still to come.
 */
export interface DragonstonesSlotView {
  id: string;
  status: "come_up" | "held" | "present" | "to_come";
}
/**
 * A character: what it is called here, its name, what its power does.
 */
export interface DragonstonesCharacter {
  id: string;
  name: DragonstonesText;
  power: DragonstonesText;
}
/**
 * Words to come: a key and values, put into words when the reader's language is known.
 */
export interface DragonstonesText {
  key: string;
  values?: {
    [k: string]: unknown;
  };
}
/**
 * Coins behind a screen.
 */
export interface DragonstonesPurse {
  fairy: number;
  common: number;
  silver: number;
  black: number;
  amulets: number;
}
/**
 * What everybody sees of one seat; the purse only where purses are open, and of one's own (D4).
 */
export interface DragonstonesSeatView {
  points: number;
  stones: {
    [k: string]: number;
  };
  spent: number;
  black: number;
  amulets: number;
  kept: string[];
  purse: DragonstonesPurse | null;
  bid: DragonstonesBidView | null;
}
/**
 * What a seat has bid in this auction, once the fists are open.
 */
export interface DragonstonesBidView {
  coins: DragonstonesPurse;
  value: number;
  tie_amulets: number;
  tie_value: number;
}
/**
 * What the winner has to decide, and for which character.
 */
export interface DragonstonesQuestion {
  kind: string;
  character: string;
  copied: boolean;
  doubled: boolean;
  steals: boolean;
  pays: boolean;
  drawn: {
    [k: string]: number;
  };
}
/**
 * The table as one viewer sees it. `hand` and `picked` are None for a spectator.
 */
export interface GargonView {
  viewer: number | null;
  actors: number[];
  over: boolean;
  phase: string;
  round: number;
  leader: number;
  mix: string | null;
  must_pass: boolean;
  restricted: string[] | null;
  fought: string | null;
  last_round: boolean;
  stacks: string[][];
  discarded: string[];
  seats: GargonSeatView[];
  hand: string[] | null;
  picked: string[] | null;
}
/**
 * What the viewer sees of one seat. A card whose value is hidden is its colour's letter alone.
 */
export interface GargonSeatView {
  hand: {
    [k: string]: number;
  };
  hand_count: number;
  lying: string[];
  passed: boolean;
  owed: boolean;
  won_count: number;
  won_top: string | null;
  won: string[] | null;
  amulets: number | null;
  points: number | null;
}
/**
 * The table as one viewer sees it. `hand` is None for a spectator.
 */
export interface MagiciansView {
  viewer: number | null;
  actors: number[];
  over: boolean;
  deal: number;
  deals: number;
  opening: boolean;
  total: number;
  fight: string[];
  stock_count: number;
  seats: MagiciansSeatView[];
  hand: string[] | null;
}
/**
 * What everybody sees of one seat.
 */
export interface MagiciansSeatView {
  hand_count: number;
  stored: number;
  pile: string[] | null;
  must_use_hand: boolean;
  points: number;
}
