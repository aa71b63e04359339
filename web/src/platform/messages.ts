// Made by `npm run types` from the server's messages. Do not edit.

/**
 * One event, as its viewer may know it: a secret that is not theirs is None.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Event = [string, number | null, number, number, number | null];
export type FromPage =
  | Sit
  | Place
  | Leave
  | Return
  | Start
  | Open
  | Answer
  | SetAutoResponse
  | Undo
  | RequestTakeback
  | AnswerTakeback
  | Chat
  | Rematch;
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
 * Give a standing answer, such as to pass until one's turn; an empty name takes it back.
 */
export interface SetAutoResponse {
  type: "stand";
  id: number;
  standing: string;
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
export interface RequestTakeback {
  type: "ask";
  id: number;
}
/**
 * Say yes or no to that.
 */
export interface AnswerTakeback {
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
  protocol: number;
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
  rules: number;
  ended: Ended | null;
  warming: number[];
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
 * All that a page needs to check the deal: see docs/protocol.md.
 */
export interface Fairness {
  commitment: string;
  nonce_hashes: string[];
  nonces: string[];
  secret: string | null;
}
/**
 * A game that a change of rules has ended: why, and what was played.
 */
export interface Ended {
  why: Text;
  lines: Text[];
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
  standing: string | null;
  undo: boolean;
  clocks: Hour[];
  events: Event[];
  told: Text[];
  notice: Text | null;
  outcome: Outcome | null;
  setting?: {
    [k: string]: unknown;
  };
  seen?: string | null;
}
/**
 * A legal move: its notation, its parts, and what it means in words, where the game says so.
 */
export interface MoveLine {
  move: string;
  kind: string;
  args: {
    [k: string]: number;
  };
  gloss?: Text | null;
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
 * A game in the list of games.
 */
export interface GameLine {
  game: string;
  low: number;
  high: number;
  usual: number;
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
  file: boolean;
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
/**
 * The planet as one viewer sees it. `hand`, `drawn`, `known` and `lots` are None for a spectator.
 */
export interface ZargosView {
  viewer: number | null;
  actors: number[];
  over: boolean;
  reason: string | null;
  victors: string[];
  edition: number;
  last_round: number;
  trading: boolean;
  round: number;
  phase: string;
  turn: string | null;
  order: string[];
  seat_order: number[];
  peoples: ZargosPeopleView[];
  seats: ZargosSeatView[];
  provinces: ZargosProvinceView[];
  seas: ZargosSeaView[];
  boats_left: number;
  fight: ZargosFightView | null;
  journey: ZargosJourneyView | null;
  regrouping: ZargosRegroupingView | null;
  placing: ZargosPlacingView | null;
  purchase: ZargosPurchaseView | null;
  wind: ZargosWindView | null;
  shelter: ZargosShelterView | null;
  trade: ZargosTradeView | null;
  pile_count: number;
  removed: {
    [k: string]: number;
  };
  greens_left: number;
  blues_left: number;
  hand: {
    [k: string]: number;
  } | null;
  drawn: {
    [k: string]: number;
  } | null;
  known: ZargosKnown[] | null;
  lots: ZargosLotsView[] | null;
}
/**
 * A people in play.
 */
export interface ZargosPeopleView {
  people: string;
  seat: number;
  alive: boolean;
  power: boolean;
  master: boolean;
  pawns: number;
  provinces: number;
  points: number;
  territory: number;
  boats: number;
  reserve: number;
  kingdoms: string[];
  greens: number;
  blues: number;
}
/**
 * A player: his peoples, and what everybody knows of his magic cards.
 */
export interface ZargosSeatView {
  peoples: string[];
  cards: number;
  limit: number;
}
/**
 * A province as it stands; what is left out is none of it.
 */
export interface ZargosProvinceView {
  id: string;
  holder?: string | null;
  pawns?: number;
  attackers?: number;
  frozen?: boolean;
  moved?: number;
  attacked?: boolean;
}
/**
 * A sea with the Dragons on it (Z32).
 */
export interface ZargosSeaView {
  id: string;
  dragons?: number;
  stormy?: boolean;
}
/**
 * The fight at hand.
 */
export interface ZargosFightView {
  province: string;
  attacker: string;
  defender: string | null;
  attackers: number;
  defenders: number;
  walls: boolean;
  war: string[];
  throw: "all" | "enemy" | "monks" | "nothing";
  attack_dice: number[];
  defence_dice: number[];
  rerolled: boolean;
}
/**
 * A group on its way, as far as it has been told.
 */
export interface ZargosJourneyView {
  source: string;
  seas: string[];
  target: string | null;
  card: string | null;
  free_seas: number;
}
/**
 * What is left of a reorganisation (Z21).
 */
export interface ZargosRegroupingView {
  steps: number;
  flight: boolean;
}
/**
 * Pawns that are being placed, in the order of the map.
 */
export interface ZargosPlacingView {
  why: "mist" | "purchase" | "setup";
  pawns: number;
  place: string | null;
}
/**
 * What the people at turn can spend; the boats are None while they are asked for.
 */
export interface ZargosPurchaseView {
  points: number;
  boats: number | null;
}
/**
 * A red card that an Illusion may turn (Z61); the target is as in notation.
 */
export interface ZargosWindView {
  card: string;
  seat: number;
  target: string;
  diverted_by: number | null;
}
/**
 * Dragons that are driven away; the first of these seas is asked for.
 */
export interface ZargosShelterView {
  seas: string[];
  wave: boolean;
}
/**
 * An offer; what is given and wanted is for the two who deal, "nothing" for no card (Z26).
 *
 *     Peoples are told where cards of set-up are exchanged: provinces, "reinforcement" and "boat" (Z64).
 */
export interface ZargosTradeView {
  trader: number;
  partner: number | null;
  people: string | null;
  partner_people: string | null;
  offers_left: number;
  give: string | null;
  want: string | null;
}
/**
 * Cards that the viewer knows to lie somewhere among these places of the pile and these hands.
 */
export interface ZargosKnown {
  cards: {
    [k: string]: number;
  };
  pile: number[];
  hands: number[];
}
/**
 * The cards of set-up that a people of the viewer's has, while they are taken or exchanged (Z64).
 */
export interface ZargosLotsView {
  people: string;
  provinces: string[];
  pawns: number;
  boats: number;
}
/**
 * A whole map. A place is the number of a province or, from `first_sea` on, of a sea.
 */
export interface ZargosAtlas {
  own: boolean;
  first_sea: number;
  zargos: number;
  city: number;
  ring: number[];
  kingdoms: ZargosKingdomFacts[];
  provinces: ZargosProvinceFacts[];
  seas: ZargosSeaFacts[];
  links: [number, number][];
}
/**
 * A kingdom; the value is for the whole of it, 0 where there is none (Z22).
 */
export interface ZargosKingdomFacts {
  id: string;
  name: {
    [k: string]: string;
  };
  value: number;
  capital: number;
  provinces: number[];
}
/**
 * A province: where it lies, what it is worth, and where one can go from it.
 */
export interface ZargosProvinceFacts {
  id: string;
  name: {
    [k: string]: string;
  };
  x: number;
  y: number;
  kingdom: number;
  capital: boolean;
  volcano: boolean;
  worth: number;
  demons: number;
  near: number[];
  arms: number[];
  coast: number[];
}
/**
 * A cell of the sea, or a lake (Z3).
 */
export interface ZargosSeaFacts {
  id: string;
  name: {
    [k: string]: string;
  };
  x: number;
  y: number;
  lake: boolean;
  shores: number[];
  linked: number[];
}
/**
 * A whole map. A place is the number of a province or, from `first_sea` on, of a sea.
 */
export interface ZargosSetting {
  own: boolean;
  first_sea: number;
  zargos: number;
  city: number;
  ring: number[];
  kingdoms: ZargosKingdomFacts[];
  provinces: ZargosProvinceFacts[];
  seas: ZargosSeaFacts[];
  links: [number, number][];
}
