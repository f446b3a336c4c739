import { bundle, everyone, group, joined, only, selfPurchase, settled, type PackPlan } from "./plan";

const JACKETS = ["KM-1201", "KM-1202"];
const BLOUSES = ["KM-1001"];
const SHIRTS = ["KM-1002"];
const TROUSERS = ["KM-1101", "KM-1103", "KM-1104"];
const SKIRTS = ["KM-1102"];
const DRESSES = ["KM-1203"];
const NECKWEAR = ["KM-1401", "KM-1402"];
const NAME_BAR = ["KM-1403"];

const WEAR_NAME_BAR = "Your name bar is engraved with the name you type.";

const firstIssue = { packType: "new starter", allocationType: "quantity", reset: "once" } as const;
const yearlyPoints = {
  packType: "optional",
  allocationType: "points",
  reset: "calendar-year",
  byMonths: true,
} as const;

const corporateBundles = () => [
  bundle("Suiting", [1, 1], { Jackets: JACKETS }, { description: "One jacket, in a women's or men's cut." }),
  bundle(
    "Tops",
    [3, 4],
    { Blouses: BLOUSES, Shirts: SHIRTS },
    { description: "Choose three tops. A fourth is optional." },
  ),
  bundle(
    "Bottoms",
    [2, 3],
    { Trousers: TROUSERS, Skirts: SKIRTS, Dresses: DRESSES },
    { exclusive: true, description: "Choose trousers, skirts or dresses: one kind only." },
  ),
  bundle(
    "Accessories",
    [1, 3],
    { "Name bar": NAME_BAR, "Scarves and ties": NECKWEAR },
    { description: WEAR_NAME_BAR },
  ),
];

const pointsBundles = () => [
  bundle("Suiting", [0, 4], { Jackets: JACKETS }),
  bundle("Tops", [0, 12], { Blouses: BLOUSES, Shirts: SHIRTS }),
  bundle("Bottoms", [0, 8], { Trousers: TROUSERS, Skirts: SKIRTS }),
  bundle("Knitwear", [0, 4], { Cardigans: ["KM-1302"] }),
  bundle("Accessories", [0, 6], { "Scarves and ties": NECKWEAR, "Name bar": NAME_BAR }),
];

const COAT = ["KM-1301"];

/** The packs of Kestrel Meridian Airways, first issue before yearly points before the rest. */
export const KESTREL_PACKS: PackPlan[] = [
  {
    id: "PK-KM-NS-CABIN",
    name: "New starter pack, cabin crew",
    description: "Everything for your first flight. You can exchange items for another size.",
    ...firstIssue,
    bundles: corporateBundles(),
    for: joined("CABIN"),
  },
  {
    id: "PK-KM-NS-PILOT",
    name: "New starter pack, flight deck",
    description: "Suit, shirts and neckwear for pilots.",
    ...firstIssue,
    bundles: [
      group(
        "Uniform suit",
        { Jacket: JACKETS, Trouser: TROUSERS },
        { description: "A jacket with the trouser that matches it." },
      ),
      bundle("Pilot shirts", [3, 5], { Shirts: ["KM-1003"] }),
      bundle(
        "Accessories",
        [1, 2],
        { "Name bar": NAME_BAR, Ties: ["KM-1402"] },
        { description: WEAR_NAME_BAR },
      ),
    ],
    for: joined("PILOT"),
  },
  {
    id: "PK-KM-NS-AIRPORT",
    name: "New starter pack, airport",
    description: "For check-in, lounges and gates.",
    ...firstIssue,
    bundles: corporateBundles(),
    for: joined("AIRPORT"),
  },
  {
    id: "PK-KM-NS-RAMP",
    name: "New starter pack, ramp",
    description: "Day and night hi-vis for the apron.",
    ...firstIssue,
    bundles: [
      bundle("Hi-vis polos", [4, 5], { Polos: ["KM-1501"] }),
      bundle("Taped trousers", [2, 3], { Trousers: ["KM-1502"] }),
      bundle("Warm layer", [0, 1], { Cardigans: ["KM-1302"] }),
      bundle("Name bar", [1, 1], { "Name bar": NAME_BAR }, { description: WEAR_NAME_BAR }),
    ],
    for: joined("RAMP"),
  },
  {
    id: "PK-KM-PTS-CABIN",
    name: "Yearly points, cabin crew",
    description: "75 points each year from 1 January. Use them by 31 December.",
    ...yearlyPoints,
    bundles: [...pointsBundles(), bundle("Dresses", [0, 4], { Dresses: DRESSES })],
    amount: 75,
    for: (person) => settled("CABIN")(person) && !only("lapsing")(person),
  },
  {
    id: "PK-KM-PTS-SECONDED",
    name: "Yearly points, seconded crew",
    description: "75 points each year from the day you joined. Use them before your year ends.",
    ...yearlyPoints,
    reset: "anniversary",
    bundles: pointsBundles(),
    amount: 75,
    for: only("lapsing"),
  },
  {
    id: "PK-KM-PTS-PILOT",
    name: "Yearly points, flight deck",
    description: "60 points each year from 1 January.",
    ...yearlyPoints,
    bundles: [
      bundle("Suiting", [0, 2], { Jackets: JACKETS }),
      bundle("Pilot shirts", [0, 10], { Shirts: ["KM-1003"] }),
      bundle("Trousers", [0, 4], { Trousers: TROUSERS }),
      bundle("Accessories", [0, 4], { Ties: ["KM-1402"], "Name bar": NAME_BAR }),
    ],
    amount: 60,
    for: settled("PILOT"),
  },
  {
    id: "PK-KM-PTS-AIRPORT",
    name: "Yearly points, airport",
    description: "55 points each year from 1 January.",
    ...yearlyPoints,
    bundles: pointsBundles(),
    amount: 55,
    for: settled("AIRPORT"),
  },
  {
    id: "PK-KM-PTS-RAMP",
    name: "Yearly points, ramp",
    description: "40 points each year from 1 January.",
    ...yearlyPoints,
    bundles: [
      bundle("Hi-vis polos", [0, 10], { Polos: ["KM-1501"] }),
      bundle("Taped trousers", [0, 6], { Trousers: ["KM-1502"] }),
      bundle("Knitwear", [0, 2], { Cardigans: ["KM-1302"] }),
    ],
    amount: 40,
    for: settled("RAMP"),
  },
  {
    id: "PK-KM-COAT",
    name: "Winter coat pre-order",
    description: "Coats are made after orders close. One coat for each person.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    window: { from: -20, to: 22 },
    bundles: [
      bundle(
        "Trench coat",
        [0, 1],
        { Coats: COAT },
        {
          indent: { from: -20, to: 22, deliveryMonths: 5 },
        },
      ),
    ],
    for: (person) =>
      settled("CABIN", "PILOT", "AIRPORT")(person) && !only("indentclosed", "extended")(person),
  },
  {
    id: "PK-KM-COAT-CLOSED",
    name: "Winter coat pre-order, northern bases",
    description: "Coats are made after orders close. Orders closed yesterday.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    window: { from: -43, to: -1 },
    again: 322,
    bundles: [
      bundle("Trench coat", [0, 1], { Coats: COAT }, { indent: { from: -43, to: -1, deliveryMonths: 4 } }),
    ],
    for: only("indentclosed", "extended"),
  },
  {
    id: "PK-KM-LUGGAGE",
    name: "Crew luggage",
    description: "One cabin bag for crew who fly.",
    packType: "optional",
    allocationType: "quantity",
    reset: "once",
    bundles: [bundle("Cabin bag", [0, 1], { Bags: ["KM-1404"] })],
    for: everyone("CABIN", "PILOT"),
  },
  {
    id: "PK-KM-MATERNITY",
    name: "Maternity pack",
    description: "Trousers and tops for pregnancy.",
    packType: "optional",
    allocationType: "quantity",
    reset: "calendar-year",
    bundles: [
      bundle("Trousers", [0, 3], { Trousers: ["KM-1104"] }),
      bundle("Tops", [0, 3], { Blouses: BLOUSES }),
    ],
    for: only("maternity"),
  },
  {
    id: "PK-KM-RANK",
    name: "Promotion pack, rank braid",
    description: "A jacket with the braid of your new rank.",
    packType: "compulsory",
    allocationType: "quantity",
    reset: "once",
    bundles: [bundle("Jacket with braid", [1, 1], { Jackets: JACKETS })],
    for: only("promoted"),
  },
  {
    id: "PK-KM-SELF",
    name: "Extra pieces, paid by you",
    description: "Anything beyond your points, at the program's price.",
    packType: "self-purchase",
    allocationType: "dollar",
    reset: "calendar-year",
    bundles: selfPurchase({
      "Knitwear and shirts": ["KM-1302", "KM-1001", "KM-1002"],
      Accessories: [...NECKWEAR, "KM-1404"],
    }),
    for: everyone(),
  },
];
