/** The six peoples: an emblem each; their colours are in things.css. */
import amazons from "icon:bowman";
import dragons from "icon:sea-dragon";
import knights from "icon:mounted-knight";
import monks from "icon:meditation";
import spiders from "icon:spider-alt";
import winged from "icon:feathered-wing";

export const PEOPLES = ["knights", "spiders", "amazons", "monks", "dragons", "winged"];

export const EMBLEMS: Record<string, string> = { knights, spiders, amazons, monks, dragons, winged };

/** Shapes of their counters from far away, so that nobody needs the colour: shield, web, hexagon, disc, square, wings. */
export const SHAPES: Record<string, string> = {
  knights: "M-12-12h24v13q0 9-12 13-12-4-12-13z",
  spiders: "M-6-13H6l7 7V6l-7 7H-6l-7-7V-6z",
  amazons: "M-15 0-8-12H8L15 0 8 12H-8z",
  monks: "M-13 0a13 13 0 0 1 26 0 13 13 0 0 1-26 0z",
  dragons: "M-12-12h24v24h-24z",
  winged: "M-16-9l7 2L0-13l9 6 7-2-3 21h-26z",
};
