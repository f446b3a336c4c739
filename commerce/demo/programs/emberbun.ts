import { EMBERBUN_PACKS } from "./emberbun-packs";
import type { ProgramPlan, UnitPlan } from "./plan";

/** Eleven owners; each runs one to three restaurants. */
const OWNERS: [
  key: string,
  name: string,
  stores: [place: string, state: string, postcode: string, people: number][],
][] = [
  [
    "banksia",
    "Banksia Burgers",
    [
      ["Melbourne", "VIC", "3000", 9],
      ["Dandenong", "VIC", "3175", 8],
      ["Hoppers Crossing", "VIC", "3029", 8],
    ],
  ],
  [
    "coastal",
    "Coastal Bun Co",
    [
      ["Surfers Paradise", "QLD", "4217", 9],
      ["Brisbane City", "QLD", "4000", 8],
    ],
  ],
  [
    "gumtree",
    "Gumtree Grill",
    [
      ["Toowoomba City", "QLD", "4350", 7],
      ["Townsville City", "QLD", "4810", 7],
    ],
  ],
  [
    "harbour",
    "Harbour Ember",
    [
      ["Sydney", "NSW", "2000", 9],
      ["Parramatta", "NSW", "2150", 8],
    ],
  ],
  [
    "ironbark",
    "Ironbark Foods",
    [
      ["Newcastle", "NSW", "2300", 7],
      ["Wollongong", "NSW", "2500", 6],
    ],
  ],
  [
    "jarrah",
    "Jarrah Quick Food",
    [
      ["Bunbury", "WA", "6230", 6],
      ["Karratha", "WA", "6714", 6],
    ],
  ],
  ["mallee", "Mallee Buns", [["Mildura", "VIC", "3500", 6]]],
  ["paperbark", "Paperbark Dining", [["Darwin", "NT", "0800", 7]]],
  ["redgum", "Redgum Restaurants", [["Bendigo", "VIC", "3550", 6]]],
  ["southern", "Southern Ember", [["Hobart", "TAS", "7000", 6]]],
  ["wattle", "Wattle and Bun", [["Adelaide", "SA", "5000", 7]]],
];

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const ownerUnits = ([key, name, stores]: (typeof OWNERS)[number], n: number): UnitPlan[] => {
  const [town, region, postcode] = stores[0] ?? ["Melbourne", "VIC", "3000", 0];
  const owner: UnitPlan = {
    uid: `emberbun-${key}`,
    name: `${name} Pty Ltd`,
    kind: "bill-to",
    parent: "emberbun",
    line1: `Suite ${n + 2}, 40 Ledger Lane`,
    town,
    region,
    postcode,
  };
  const restaurants = stores.map(([place, state, code, people], m): UnitPlan => ({
    uid: `emberbun-${slug(place)}`,
    name: `Ember & Bun ${place}`,
    kind: "ship-to",
    parent: owner.uid,
    billTo: owner.uid,
    line1: `${m * 30 + 11} Griddle Street`,
    town: place,
    region: state,
    postcode: code,
    costCentre: { code: `EB-${code}`, name: `${place} restaurant` },
    people,
    jobs: ["CREW", "CREW", "CREW", "CREW", "KITCHEN", "DRIVE", "SHIFTMGR"],
  }));
  return [owner, ...restaurants];
};

const UNITS: UnitPlan[] = [
  {
    uid: "emberbun",
    name: "Ember & Bun",
    kind: "sold-to",
    line1: "5 Firebrick Lane",
    town: "Brisbane City",
    region: "QLD",
    postcode: "4000",
  },
  ...OWNERS.flatMap(ownerUnits),
];

/** Ember & Bun: one-step packs for crew, owners who pay for their restaurants. */
export const EMBERBUN: ProgramPlan = {
  uid: "emberbun",
  prefix: "EB",
  domain: "emberbun.example",
  site: "uniforms",
  name: "Ember & Bun",
  timeZone: "Australia/Brisbane",
  region: "AU",
  priceIncludingGst: false,
  approval: "own-share",
  purchaseOrderMandatory: false,
  costCentreMandatory: false,
  ownShare: "payroll",
  costShare: { fullMonths: 3, endsAfterMonths: 12 },
  wearersSeePrices: false,
  stockrooms: ["approver"],
  units: UNITS,
  people: [
    {
      login: "wearer",
      title: "Mr",
      firstName: "Zeke",
      lastName: "Tomlinson-Ruiz",
      role: "wearer",
      cut: "mens",
      unit: "emberbun-melbourne",
      job: "CREW",
      orders: 8,
      daysEmployed: 700,
    },
    {
      login: "newstarter",
      title: "Ms",
      firstName: "Amity",
      lastName: "Lealaiauloto",
      role: "newstarter",
      startsInDays: 12,
      unit: "emberbun-melbourne",
      job: "CREW",
    },
    {
      login: "approver",
      title: "Mr",
      firstName: "Hassan",
      lastName: "Merriweather",
      role: "approver",
      unit: "emberbun-banksia",
      job: "SHIFTMGR",
    },
    { login: "admin", title: "Ms", firstName: "Odette", lastName: "Chau", role: "admin", unit: "emberbun" },
    {
      login: "finance",
      title: "Mr",
      firstName: "Pita",
      lastName: "Andronikos",
      role: "finance",
      unit: "emberbun",
    },
    {
      login: "approver.coastal",
      title: "Ms",
      firstName: "Clementine",
      lastName: "Bose",
      role: "approver",
      unit: "emberbun-coastal",
      job: "SHIFTMGR",
    },
    {
      login: "shiftmanager",
      title: "Ms",
      firstName: "Kieu",
      lastName: "Hathaway",
      role: "wearer",
      endsInDays: 9,
      unit: "emberbun-dandenong",
      job: "SHIFTMGR",
      orders: 3,
    },
    {
      login: "drivethrough",
      title: "Mr",
      firstName: "Fraser",
      lastName: "Ngatai",
      role: "wearer",
      unit: "emberbun-toowoomba-city",
      job: "DRIVE",
      orders: 2,
    },
  ],
  packs: EMBERBUN_PACKS,
  purchaseOrders: [
    {
      number: "EBF0099",
      description: "Restaurant refits",
      units: ["emberbun-melbourne", "emberbun-sydney"],
    },
  ],
  partTime: 0.6,
  orders: { placed: 312, pending: 8 },
};
