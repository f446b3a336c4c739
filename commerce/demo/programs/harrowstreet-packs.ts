import { bundle, everyone, type PackPlan } from "./plan";

/** The packs of Harrow Street Workwear: what the buying group gives the staff of each store. */
export const HARROWSTREET_PACKS: PackPlan[] = [
  {
    id: "PK-HS-TEAM",
    name: "Store team wear",
    description: "What your team wears in the store. The buying group pays for it.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    bundles: [
      bundle("Polos", [0, 24], { Polos: ["KC-5002"] }),
      bundle("Vests", [0, 12], { Vests: ["KC-5203"] }),
      bundle("Sun hats", [0, 12], { Hats: ["KC-5402"] }),
    ],
    for: everyone(),
  },
  {
    id: "PK-HS-BOOTS",
    name: "Safety boots for the yard",
    description: "A$600 a year for each store, at the trade price. The store pays the rest.",
    packType: "optional",
    allocationType: "dollar",
    reset: "financial-year",
    bundles: [bundle("Boots", [0, 12], { Boots: ["KC-5301", "KC-5302"] })],
    amount: 60_000,
    for: everyone(),
  },
];
