import { bundle, everyone, group, joined, only, selfPurchase, settled, type PackPlan } from "./plan";

const BLOUSES = ["LB-2001"];
const POLOS = ["LB-2002"];
const SHIRTS = ["LB-2003"];
const TUNICS = ["LB-2302"];
const WOMENS = ["LB-2101"];
const MENS = ["LB-2102"];
const BLAZERS = ["LB-2201", "LB-2202"];
const DRESSES = ["LB-2301"];
const VESTS = ["LB-2401"];
const BADGE = ["LB-2501"];

/** A$420 a year for a full load. */
const YEARLY_CENTS = 42_000;

/** The packs of Lanternbridge Bank. */
export const LANTERNBRIDGE_PACKS: PackPlan[] = [
  {
    id: "PK-LB-NS-BRANCH",
    name: "New starter wardrobe, branch",
    description: "Your first clothes for work in a branch.",
    packType: "new starter",
    allocationType: "quantity",
    reset: "once",
    bundles: [
      group(
        "Suit",
        { Blazer: BLAZERS, Trouser: [...WOMENS, ...MENS] },
        { description: "A blazer with the trouser that goes with it." },
      ),
      bundle("Tops", [2, 4], { Blouses: BLOUSES, Shirts: SHIRTS, Tunics: TUNICS }),
      bundle(
        "Second bottoms",
        [1, 2],
        { Trousers: [...WOMENS, ...MENS], Dresses: DRESSES },
        { exclusive: true },
      ),
      bundle("Badge", [1, 1], { "Name badge": BADGE }),
    ],
    for: joined("BRANCH", "LENDING"),
  },
  {
    id: "PK-LB-NS-HQ",
    name: "New starter wardrobe, head office",
    description: "The bank pays A$300. You pay for anything above that.",
    packType: "new starter",
    allocationType: "dollar",
    reset: "once",
    bundles: [
      bundle("Tops", [1, 4], { Shirts: SHIRTS, Blouses: BLOUSES, Polos: POLOS }),
      bundle("Bottoms", [1, 3], { Trousers: [...WOMENS, ...MENS] }),
      bundle("Badge", [1, 1], { "Name badge": BADGE }),
    ],
    amount: 30_000,
    for: joined("HQ"),
  },
  {
    id: "PK-LB-WARDROBE",
    name: "Yearly wardrobe",
    description: "The bank pays A$420 a year (full time), then half of the next A$300. You pay the rest.",
    packType: "optional",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: [
      bundle(
        "Your wardrobe",
        [0, 12],
        {
          Tops: [...BLOUSES, ...SHIRTS, ...POLOS, ...TUNICS],
          Trousers: [...WOMENS, ...MENS],
          Tailoring: BLAZERS,
          Dresses: DRESSES,
          Knitwear: VESTS,
        },
        { fundType: "SUBSIDISED", subsidyRanges: [{ fromCents: 0, toCents: 30_000, percent: 50 }] },
      ),
    ],
    amount: YEARLY_CENTS,
    leastLoad: 20,
    for: settled(),
  },
  {
    id: "PK-LB-BADGE",
    name: "Name badge",
    description: "Everyone who meets customers wears one. A new one each year.",
    packType: "compulsory",
    allocationType: "quantity",
    reset: "calendar-year",
    bundles: [bundle("Badge", [1, 1], { "Name badge": BADGE })],
    for: settled("BRANCH", "LENDING"),
  },
  {
    id: "PK-LB-TRAVEL",
    name: "Lender's travel wear",
    description: "For lenders on the road: A$150 each financial year.",
    packType: "optional",
    allocationType: "dollar",
    reset: "financial-year",
    bundles: [
      bundle("Travel blazer", [0, 1], { Blazers: BLAZERS }),
      bundle("Knitwear", [0, 2], { Vests: VESTS }),
    ],
    amount: 15_000,
    for: settled("LENDING"),
  },
  {
    id: "PK-LB-MODEST",
    name: "Modest range",
    description: "Tunics with full cover, in addition to your wardrobe.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    bundles: [bundle("Tunics", [0, 3], { Tunics: TUNICS })],
    for: only("modest"),
  },
  {
    id: "PK-LB-SELF",
    name: "Buy for yourself",
    description: "The whole range at the bank's price, deducted from your pay.",
    packType: "self-purchase",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: selfPurchase({
      Tops: [...BLOUSES, ...SHIRTS, ...POLOS, ...TUNICS],
      Bottoms: [...WOMENS, ...MENS, ...DRESSES],
      Tailoring: BLAZERS,
      Knitwear: VESTS,
    }),
    for: everyone(),
  },
];
