import { bundle, everyone, group, joined, selfPurchase, settled, type PackPlan } from "./plan";

const TEES = ["EB-4001"];
const SHIRTS = ["EB-4003"];
const HEADWEAR = ["EB-4005", "EB-4006", "EB-4007"];
const APRONS = ["EB-4004"];
const BADGE = ["EB-4010"];
const CREW = ["CREW", "KITCHEN", "DRIVE"];

/** The packs of Ember & Bun. */
export const EMBERBUN_PACKS: PackPlan[] = [
  {
    id: "PK-EB-NS-CREW",
    name: "New crew pack",
    description: "Three tees, headwear and an apron, all in one step.",
    packType: "new starter",
    allocationType: "quantity",
    reset: "once",
    bundles: [
      group(
        "Crew kit",
        { "First tee": TEES, "Second tee": TEES, "Third tee": TEES, Headwear: HEADWEAR, Apron: APRONS },
        { description: "One item from each row." },
      ),
    ],
    for: joined(...CREW),
  },
  {
    id: "PK-EB-NS-MANAGER",
    name: "New manager pack",
    description: "Four check shirts, headwear and a badge.",
    packType: "new starter",
    allocationType: "quantity",
    reset: "once",
    bundles: [
      bundle("Manager shirts", [4, 4], { Shirts: SHIRTS }),
      bundle("Headwear", [1, 1], { Headwear: HEADWEAR }),
      bundle("Badge", [1, 1], { Badge: BADGE }),
    ],
    for: joined("SHIFTMGR"),
  },
  {
    id: "PK-EB-TOPUP-CREW",
    name: "Crew top-up",
    description: "Two tees and headwear each year from the day you joined.",
    packType: "optional",
    allocationType: "quantity",
    reset: "anniversary",
    bundles: [
      bundle("Tees and polos", [0, 2], { Tees: TEES, Polos: ["EB-4002"] }),
      bundle("Headwear", [0, 1], { Headwear: HEADWEAR }),
    ],
    for: settled(...CREW),
  },
  {
    id: "PK-EB-TOPUP-MANAGER",
    name: "Manager top-up",
    description: "Two check shirts each year from the day you joined.",
    packType: "optional",
    allocationType: "quantity",
    reset: "anniversary",
    bundles: [bundle("Manager shirts", [0, 2], { Shirts: SHIRTS })],
    for: settled("SHIFTMGR"),
  },
  {
    id: "PK-EB-RAIN",
    name: "Drive-through rain jacket",
    description: "One jacket while orders for the season are open.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    window: { from: -30, to: 60 },
    bundles: [bundle("Rain jacket", [0, 1], { Jackets: ["EB-4008"] })],
    for: everyone("DRIVE"),
  },
  {
    id: "PK-EB-FREEZER",
    name: "Freezer jacket",
    description: "Kitchen crew must wear one in the freezer.",
    packType: "compulsory",
    allocationType: "quantity",
    reset: "once",
    bundles: [bundle("Freezer jacket", [1, 1], { Jackets: ["EB-4009"] })],
    for: everyone("KITCHEN"),
  },
  {
    id: "PK-EB-SHOE",
    name: "Slip resistant shoes",
    description: "Ember & Bun pays A$20 a year, then half of the next A$60.",
    packType: "optional",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: [
      bundle(
        "Shoes",
        [0, 2],
        { Shoes: ["EB-4011"] },
        {
          fundType: "SUBSIDISED",
          subsidyRanges: [{ fromCents: 0, toCents: 6_000, percent: 50 }],
        },
      ),
    ],
    amount: 2_000,
    for: everyone(),
  },
  {
    id: "PK-EB-STOCK",
    name: "Restaurant stock",
    description: "Stock for the restaurant, not for one person.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    bundles: [
      bundle("Tees and polos", [0, 60], { Tees: TEES, Polos: ["EB-4002"] }),
      bundle("Headwear and aprons", [0, 60], { Headwear: HEADWEAR, Aprons: APRONS }),
      bundle("Badges", [0, 40], { Badge: BADGE }),
    ],
    for: (person) => person.approver,
  },
  {
    id: "PK-EB-SELF",
    name: "Buy for yourself",
    description: "More of what you wear, deducted from your pay.",
    packType: "self-purchase",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: selfPurchase({
      Tops: ["EB-4001", "EB-4002"],
      Outerwear: ["EB-4008", "EB-4009"],
      Extras: [...HEADWEAR, "EB-4011"],
    }),
    for: everyone(),
  },
];
