/** Pictures of the magic cards: loaded with the first card in hand, which nobody has before the second round. */
import death from "icon:death-skull";
import demonic from "icon:horned-skull";
import earth from "icon:trireme";
import earthquake from "icon:earth-crack";
import eclipse from "icon:eclipse";
import elsewhere from "icon:portal";
import floods from "icon:at-sea";
import heatwave from "icon:heat-haze";
import ice from "icon:snowflake-2";
import illusion from "icon:magic-swirl";
import madness from "icon:brainstorm";
import mist from "icon:fog";
import storm from "icon:lightning-storm";
import tidalWave from "icon:big-wave";
import typhoon from "icon:tornado";
import war from "icon:crossed-swords";

export const CARDS: Record<string, string> = {
  madness,
  ice,
  storm,
  death,
  demonic,
  typhoon,
  floods,
  "tidal-wave": tidalWave,
  eclipse,
  heatwave,
  earthquake,
  war,
  earth,
  elsewhere,
  mist,
  illusion,
};
