import {
  bundle,
  everyone,
  joined,
  only,
  selfPurchase,
  settled,
  type PackPerson,
  type PackPlan,
} from "./plan";

const TOPS = { "Unisex tops": ["SV-3001"], "Contour tops": ["SV-3002"], "Maternity tops": ["SV-3301"] };
const PANTS = { Pants: ["SV-3003"] };

/** Each profession wears one colour of the same scrubs. */
const PROFESSIONS = [
  { job: "NURSE", words: "nursing", colour: "TN" },
  { job: "THEATRE", words: "theatre", colour: "RT" },
  { job: "ALLIED", words: "allied health", colour: "WA" },
  { job: "MEDICAL", words: "medical", colour: "NM" },
] as const;
type Profession = (typeof PROFESSIONS)[number];

const forEachProfession = (packsOf: (profession: Profession) => PackPlan[]) => PROFESSIONS.flatMap(packsOf);

interface Load {
  key: string;
  words: string;
  tops: number;
  pants: number;
  holds: (fte: number) => boolean;
}

/** Full time takes three tops and two pants; shorter loads take fewer. */
const LOADS: Load[] = [
  { key: "FT", words: "full time", tops: 3, pants: 2, holds: (fte) => fte > 90 },
  { key: "PT", words: "part time", tops: 2, pants: 2, holds: (fte) => fte >= 60 && fte <= 90 },
  { key: "SH", words: "short hours and casual", tops: 2, pants: 1, holds: (fte) => fte < 60 },
];

const scrubs = ({ words, colour }: Profession, load: Load, required: boolean) => [
  bundle("Scrub tops", [required ? load.tops : 0, load.tops], TOPS, {
    description: `In the colour of your profession, ${words}.`,
    colours: [colour],
  }),
  bundle("Scrub pants", [required ? load.pants : 0, load.pants], PANTS),
];

const withLoad = (load: Load, who: (person: PackPerson) => boolean) => (person: PackPerson) =>
  who(person) && load.holds(person.fte);

const firstScrubs = forEachProfession((profession) =>
  LOADS.map((load) => ({
    id: `PK-SV-NS-${profession.job}-${load.key}`,
    name: `New starter scrubs, ${profession.words}, ${load.words}`,
    description: "Your first scrubs. You can have your role embroidered.",
    packType: "new starter",
    allocationType: "quantity",
    reset: "once",
    bundles: scrubs(profession, load, true),
    for: withLoad(load, joined(profession.job)),
  })),
);

const topUps = forEachProfession((profession) =>
  LOADS.map((load) => ({
    id: `PK-SV-TOPUP-${profession.job}-${load.key}`,
    name: `Yearly top-up, ${profession.words}, ${load.words}`,
    description: "Replacements from 1 July each year.",
    packType: "optional",
    allocationType: "quantity",
    reset: "financial-year",
    bundles: scrubs(profession, load, false),
    for: withLoad(load, settled(profession.job)),
  })),
);

const extraScrubs = forEachProfession(({ job, colour }) => [
  {
    id: `PK-SV-SELF-${job}`,
    name: "Extra scrubs, paid by you",
    description: "Scrubs beyond your allowance, at the health service's price.",
    packType: "self-purchase",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: [
      ...selfPurchase({ Tops: ["SV-3001", "SV-3002"] }, { colours: [colour] }),
      ...selfPurchase({ Pants: ["SV-3003"], Warm: ["SV-3004", "SV-3401"], Footwear: ["SV-3402"] }),
    ],
    for: everyone(job),
  },
]);

const yearly = { packType: "optional", allocationType: "quantity", reset: "financial-year" } as const;
const first = { packType: "new starter", allocationType: "quantity", reset: "once" } as const;

/** The packs of Saltbush Valley Health. */
export const SALTBUSH_PACKS: PackPlan[] = [
  ...firstScrubs,
  ...topUps,
  {
    id: "PK-SV-WARM",
    name: "Warm layer",
    description: "One warm layer each year from the day you joined.",
    packType: "optional",
    allocationType: "quantity",
    reset: "anniversary",
    bundles: [bundle("Warm layer", [0, 1], { Jackets: ["SV-3004"], Vests: ["SV-3401"] })],
    for: settled("NURSE", "ALLIED", "MEDICAL"),
  },
  {
    id: "PK-SV-CLOG",
    name: "Theatre footwear",
    description: "A$70 a year towards slip resistant clogs.",
    packType: "optional",
    allocationType: "dollar",
    reset: "financial-year",
    bundles: [bundle("Clogs", [0, 2], { Clogs: ["SV-3402"] })],
    amount: 7_000,
    for: settled("THEATRE"),
  },
  {
    id: "PK-SV-NS-ADMIN",
    name: "New starter pack, administration",
    description: "For reception and offices.",
    ...first,
    bundles: [
      bundle("Blouses", [3, 3], { Blouses: ["SV-3101"] }),
      bundle("Trousers", [2, 2], { Trousers: ["SV-3102"] }),
    ],
    for: joined("ADMIN"),
  },
  {
    id: "PK-SV-ADMIN",
    name: "Yearly pack, administration",
    description: "Replacements for reception and offices.",
    ...yearly,
    bundles: [
      bundle("Blouses", [0, 3], { Blouses: ["SV-3101"] }),
      bundle("Trousers", [0, 2], { Trousers: ["SV-3102"] }),
    ],
    for: settled("ADMIN"),
  },
  {
    id: "PK-SV-CATERING",
    name: "Catering pack",
    description: "Tunics and pants for the kitchens.",
    ...yearly,
    bundles: [bundle("Tunics", [0, 4], { Tunics: ["SV-3202"] }), bundle("Pants", [0, 2], PANTS)],
    for: everyone("CATERING"),
  },
  {
    id: "PK-SV-ENVIRO",
    name: "Environmental services pack",
    description: "Polos, pants and a vest.",
    ...yearly,
    bundles: [
      bundle("Polos", [0, 4], { Polos: ["SV-3201"] }),
      bundle("Pants", [0, 2], PANTS),
      bundle("Vest", [0, 1], { Vests: ["SV-3401"] }),
    ],
    for: everyone("ENVIRO"),
  },
  {
    id: "PK-SV-MATERNITY",
    name: "Maternity scrubs",
    description: "Scrub tops with stretch panels for pregnancy.",
    ...yearly,
    bundles: [bundle("Maternity tops", [0, 3], { "Maternity tops": ["SV-3301"] }, { colours: ["TN"] })],
    for: only("maternity"),
  },
  ...extraScrubs,
];
