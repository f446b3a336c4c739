import { bundle, everyone, joined, only, selfPurchase, settled, type PackPlan } from "./plan";

const SHIRTS = { "Drill shirts": ["KC-5001", "KC-5003"], Polos: ["KC-5002"] };
const TROUSERS = { Trousers: ["KC-5101", "KC-5102"], Shorts: ["KC-5103"] };
const BOOTS = { Boots: ["KC-5301", "KC-5302"], Gumboots: ["KC-5303"] };
const HEADWEAR = { "Hard hat": ["KC-5401"] };

const ppe = (shirts: number, trousers: number) => [
  bundle("Shirts", [shirts, shirts], SHIRTS, {
    description: "Day and night shirts have tape; polos are for day work.",
  }),
  bundle("Trousers", [trousers, trousers], TROUSERS),
  bundle("Boots", [1, 1], BOOTS, { exclusive: true }),
  bundle("Hard hat", [1, 1], HEADWEAR),
];

const issue = {
  packType: "compulsory",
  allocationType: "quantity",
  reset: "anniversary",
  reasons: ["Worn out", "Damaged at work", "Does not fit any more", "Lost or stolen"],
} as const;
const extra = { packType: "optional", allocationType: "quantity", reset: "anniversary" } as const;

/** The packs of Korraline Civil. */
export const KORRALINE_PACKS: PackPlan[] = [
  {
    id: "PK-KC-NS-FIELD",
    name: "Site start pack",
    description: "Everything you must wear on your first day on site.",
    packType: "new starter",
    allocationType: "quantity",
    reset: "once",
    bundles: [...ppe(6, 3), bundle("Safety vest", [1, 1], { Vests: ["KC-5203"] })],
    for: joined("FIELD", "PLANT", "SUPERVISOR"),
  },
  {
    id: "PK-KC-NS-OFFICE",
    name: "Site office start pack",
    description: "A$250 for people who sometimes visit a site.",
    packType: "new starter",
    allocationType: "dollar",
    reset: "once",
    bundles: [
      bundle("Tops", [1, 4], SHIRTS),
      bundle("Trousers", [1, 2], TROUSERS),
      bundle("Boots", [1, 1], BOOTS),
    ],
    amount: 25_000,
    for: joined("OFFICE"),
  },
  {
    id: "PK-KC-PPE-FIELD",
    name: "Yearly PPE, field",
    description: "Re-issued after twelve months. Hand in what is worn out.",
    ...issue,
    bundles: [...ppe(6, 3), bundle("Safety vest", [0, 1], { Vests: ["KC-5203"] }, { returnFirst: true })],
    for: settled("FIELD", "PLANT"),
  },
  {
    id: "PK-KC-PPE-SUPERVISOR",
    name: "Yearly PPE, supervisors",
    description: "Re-issued after twelve months. Supervisors wear the blue hard hat.",
    ...issue,
    bundles: ppe(4, 3),
    for: settled("SUPERVISOR"),
  },
  {
    id: "PK-KC-PPE-CASUAL",
    name: "PPE, casual labour",
    description: "Two sets, boots and a hard hat.",
    ...issue,
    bundles: ppe(2, 2),
    for: everyone("CASUAL"),
  },
  {
    id: "PK-KC-FR",
    name: "Hot work coveralls",
    description: "Flame resistant coveralls, for plant crews only. Made after orders close.",
    ...extra,
    bundles: [
      bundle(
        "FR coveralls",
        [0, 2],
        { Coveralls: ["KC-5105"] },
        { indent: { from: -10, to: 32, deliveryMonths: 5 } },
      ),
    ],
    for: settled("PLANT"),
  },
  {
    id: "PK-KC-WINTER",
    name: "Winter jacket",
    description: "For people on site in the cold months. One jacket while orders are open.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    window: { from: -45, to: 75 },
    bundles: [bundle("Winter jacket", [0, 1], { Bombers: ["KC-5201"] })],
    for: settled("FIELD", "PLANT", "SUPERVISOR"),
  },
  {
    id: "PK-KC-WET",
    name: "Wet weather set",
    description: "One set a year for projects that work in the rain.",
    ...extra,
    bundles: [bundle("Wet weather", [0, 1], { Sets: ["KC-5202"] })],
    for: settled("FIELD", "PLANT", "SUPERVISOR"),
  },
  {
    id: "PK-KC-SUN",
    name: "Sun and socks",
    description: "A brim hat and socks each financial year.",
    packType: "optional",
    allocationType: "quantity",
    reset: "financial-year",
    bundles: [
      bundle("Sun hat", [0, 1], { Hats: ["KC-5402"] }),
      bundle("Socks", [0, 2], { Socks: ["KC-5403"] }),
    ],
    for: everyone("FIELD", "PLANT", "SUPERVISOR", "CASUAL"),
  },
  {
    id: "PK-KC-VISITOR",
    name: "Site visitor set",
    description: "A taped shirt with the visitor's name, and a vest to hand back.",
    ...extra,
    bundles: [
      bundle("Shirts", [1, 40], { "Drill shirts": ["KC-5001"] }),
      bundle("Vests", [0, 40], { Vests: ["KC-5203"] }),
    ],
    for: only("punchout"),
  },
  {
    id: "PK-KC-MATERNITY",
    name: "Maternity hi-vis",
    description: "Maternity shirts with tape that stays level.",
    ...extra,
    bundles: [bundle("Maternity shirts", [0, 4], { Shirts: ["KC-5004"] })],
    for: only("maternity"),
  },
  {
    id: "PK-KC-SELF",
    name: "Buy for yourself",
    description: "Work gear at the company's price. You pay for it yourself.",
    packType: "self-purchase",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: selfPurchase({
      "Hi-vis": ["KC-5001", "KC-5002", "KC-5003"],
      Bottoms: ["KC-5101", "KC-5102", "KC-5103"],
      Outerwear: ["KC-5201", "KC-5202"],
      Footwear: ["KC-5301", "KC-5302", "KC-5303"],
      Extras: ["KC-5402", "KC-5403"],
    }),
    for: everyone(),
  },
];
