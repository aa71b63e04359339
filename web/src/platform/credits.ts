/** Who drew the icons that we use. Each author has a folder at game-icons.net; the set itself names none. */
export const CREDITS = [
  {
    author: "Lorc",
    icons: [
      "cowled",
      "crystal-ball",
      "enlightenment",
      "fairy",
      "hood",
      "magic-palm",
      "pointy-hat",
      "robe",
      "wizard-staff",
    ],
  },
  {
    author: "Delapouite",
    icons: ["crescent-staff", "fire-spell-cast", "gargoyle", "jester-hat", "warlock-hood", "wizard-face"],
  },
  { author: "Cathelineau", icons: ["witch-face"] },
  { author: "Faithtoken", icons: ["dragon-head"] },
  { author: "Skoll", icons: ["pegasus"] },
  { author: "Willdabeast", icons: ["orb-wand"] },
];
