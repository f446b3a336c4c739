import { LANTERNBRIDGE_PACKS } from "./lanternbridge-packs";
import type { ProgramPlan, UnitPlan } from "./plan";

const REGIONS = {
  south: "Southern region",
  east: "Eastern region",
  north: "Northern region",
  west: "Western region",
};

/** Town, state, postcode, and people beside the named ones. */
const BRANCHES: Record<
  keyof typeof REGIONS,
  [town: string, state: string, postcode: string, people: number][]
> = {
  south: [
    ["Melbourne", "VIC", "3000", 4],
    ["Geelong", "VIC", "3220", 3],
    ["Ballarat", "VIC", "3350", 2],
    ["Bendigo", "VIC", "3550", 2],
    ["Dandenong", "VIC", "3175", 2],
    ["Mildura", "VIC", "3500", 2],
    ["Hobart", "TAS", "7000", 2],
    ["Launceston", "TAS", "7250", 2],
  ],
  east: [
    ["Sydney", "NSW", "2000", 4],
    ["Parramatta", "NSW", "2150", 3],
    ["Newcastle", "NSW", "2300", 2],
    ["Wollongong", "NSW", "2500", 2],
    ["Dubbo", "NSW", "2830", 2],
    ["Wagga Wagga", "NSW", "2650", 2],
    ["Canberra", "ACT", "2601", 3],
  ],
  north: [
    ["Brisbane", "QLD", "4000", 3],
    ["Surfers Paradise", "QLD", "4217", 2],
    ["Toowoomba", "QLD", "4350", 2],
    ["Townsville", "QLD", "4810", 2],
    ["Darwin", "NT", "0800", 2],
  ],
  west: [
    ["Adelaide", "SA", "5000", 3],
    ["Mount Gambier", "SA", "5290", 2],
    ["Bunbury", "WA", "6230", 2],
    ["Karratha", "WA", "6714", 2],
  ],
};

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

const regionUnit = (region: keyof typeof REGIONS): UnitPlan => {
  const [town, state, postcode] = BRANCHES[region][0] ?? ["Sydney", "NSW", "2000", 0];
  return {
    uid: `lanternbridge-${region}`,
    name: `Lanternbridge ${REGIONS[region]}`,
    kind: "bill-to",
    parent: "lanternbridge",
    line1: "Level 2, 9 Lamplighter Square",
    town,
    region: state,
    postcode,
    costCentre: { code: `LB-${region.toUpperCase()}`, name: REGIONS[region] },
  };
};

const branchUnits = (region: keyof typeof REGIONS): UnitPlan[] =>
  BRANCHES[region].map(([town, state, postcode, people], n) => ({
    uid: `lanternbridge-${slug(town)}`,
    name: `${town} branch`,
    kind: "ship-to",
    parent: `lanternbridge-${region}`,
    billTo: `lanternbridge-${region}`,
    line1: `${n * 14 + 12} Exchange Street`,
    town,
    region: state,
    postcode,
    costCentre: { code: `LB-${postcode}`, name: `${town} branch` },
    people,
    jobs: ["BRANCH", "BRANCH", "BRANCH", "LENDING"],
  }));

const regions = Object.keys(REGIONS) as (keyof typeof REGIONS)[];

const UNITS: UnitPlan[] = [
  {
    uid: "lanternbridge",
    name: "Lanternbridge Bank",
    kind: "sold-to",
    line1: "1 Lamplighter Square",
    town: "Sydney",
    region: "NSW",
    postcode: "2000",
    costCentre: { code: "LB-GROUP", name: "Group wardrobe" },
  },
  ...regions.map(regionUnit),
  {
    uid: "lanternbridge-hq",
    name: "Head office",
    kind: "ship-to",
    parent: "lanternbridge",
    billTo: "lanternbridge-east",
    line1: "1 Lamplighter Square",
    town: "Sydney",
    region: "NSW",
    postcode: "2000",
    costCentre: { code: "LB-HQ", name: "Head office" },
    people: 6,
    jobs: ["HQ"],
  },
  ...regions.flatMap(branchUnits),
  {
    uid: "lanternbridge-alice-springs",
    name: "Alice Springs branch (closed)",
    kind: "ship-to",
    parent: "lanternbridge-north",
    billTo: "lanternbridge-north",
    line1: "3 Gap Road",
    town: "Alice Springs",
    region: "NT",
    postcode: "0870",
    costCentre: { code: "LB-0870", name: "Alice Springs branch" },
    inactive: true,
  },
];

/** Lanternbridge Bank: dollars, a subsidy above them, then the wearer pays. */
export const LANTERNBRIDGE: ProgramPlan = {
  uid: "lanternbridge",
  prefix: "LB",
  domain: "lanternbridge.example",
  site: "uniforms",
  name: "Lanternbridge Bank",
  timeZone: "Australia/Sydney",
  region: "AU",
  priceIncludingGst: true,
  approval: "own-share",
  purchaseOrderMandatory: false,
  costCentreMandatory: false,
  ownShare: "payroll",
  cardPayment: true,
  wearersSeePrices: true,
  units: UNITS,
  people: [
    {
      login: "wearer",
      title: "Ms",
      firstName: "Saoirse",
      lastName: "Venkataraman",
      role: "wearer",
      cut: "womens",
      unit: "lanternbridge-geelong",
      job: "BRANCH",
      orders: 8,
    },
    {
      login: "newstarter",
      title: "Mr",
      firstName: "Tavita",
      lastName: "Lindqvist",
      role: "newstarter",
      unit: "lanternbridge-geelong",
      job: "BRANCH",
    },
    {
      login: "approver",
      title: "Ms",
      firstName: "Rosalind",
      lastName: "Achterberg",
      role: "approver",
      unit: "lanternbridge-south",
      job: "LENDING",
    },
    {
      login: "admin",
      title: "Ms",
      firstName: "Wen",
      lastName: "Harrowgate",
      role: "admin",
      unit: "lanternbridge",
    },
    {
      login: "finance",
      title: "Mr",
      firstName: "Ioannis",
      lastName: "Fairweather",
      role: "finance",
      unit: "lanternbridge",
    },
    {
      login: "approver.east",
      title: "Ms",
      firstName: "Mahalia",
      lastName: "Brightwell",
      role: "approver",
      unit: "lanternbridge-east",
      job: "HQ",
    },
    {
      login: "approver.north",
      title: "Mr",
      firstName: "Quoc",
      lastName: "Redfern",
      role: "approver",
      unit: "lanternbridge-north",
      job: "LENDING",
    },
    {
      login: "approver.west",
      title: "Ms",
      firstName: "Delphine",
      lastName: "Okonjo",
      role: "approver",
      unit: "lanternbridge-west",
      job: "LENDING",
    },
    {
      login: "parttime",
      title: "Ms",
      firstName: "Nerida",
      lastName: "Kapoor",
      role: "wearer",
      unit: "lanternbridge-hobart",
      job: "BRANCH",
      fte: 60,
      orders: 3,
    },
    {
      login: "modest",
      title: "Ms",
      firstName: "Sumaya",
      lastName: "Al-Rashidi",
      role: "wearer",
      unit: "lanternbridge-parramatta",
      job: "BRANCH",
      orders: 3,
    },
    {
      login: "closedunit",
      title: "Mr",
      firstName: "Barnaby",
      lastName: "Nungala",
      role: "wearer",
      unit: "lanternbridge-alice-springs",
      job: "BRANCH",
    },
  ],
  packs: LANTERNBRIDGE_PACKS,
  purchaseOrders: [
    {
      number: "LB22014",
      description: "Branch opening wardrobe",
      units: ["lanternbridge-hq", "lanternbridge-sydney"],
    },
  ],
  partTime: 0.25,
  orders: { placed: 190, pending: 22 },
};
