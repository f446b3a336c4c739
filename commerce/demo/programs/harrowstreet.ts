import { HARROWSTREET_PACKS } from "./harrowstreet-packs";
import type { ProgramPlan, UnitPlan } from "./plan";

const STORES: [key: string, town: string, region: string, postcode: string][] = [
  ["fitzroy", "Melbourne", "VIC", "3000"],
  ["dandenong", "Dandenong", "VIC", "3175"],
  ["geelong", "Geelong", "VIC", "3220"],
  ["bendigo", "Bendigo", "VIC", "3550"],
  ["parramatta", "Parramatta", "NSW", "2150"],
  ["newcastle", "Newcastle", "NSW", "2300"],
  ["toowoomba", "Toowoomba City", "QLD", "4350"],
  ["bunbury", "Bunbury", "WA", "6230"],
  ["launceston", "Launceston", "TAS", "7250"],
];

const UNITS: UnitPlan[] = [
  {
    uid: "harrowstreet",
    name: "Harrow Street Workwear",
    kind: "sold-to",
    line1: "210 Harrow Street",
    town: "Melbourne",
    region: "VIC",
    postcode: "3000",
  },
  {
    uid: "harrowstreet-group",
    name: "Harrow Street Buying Group",
    kind: "bill-to",
    parent: "harrowstreet",
    line1: "210 Harrow Street",
    town: "Melbourne",
    region: "VIC",
    postcode: "3000",
    costCentre: { code: "HS-GROUP", name: "Buying group" },
  },
  ...STORES.map(([key, town, region, postcode], n): UnitPlan => ({
    uid: `harrowstreet-${key}`,
    name: `Harrow Street ${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    kind: "ship-to",
    parent: "harrowstreet-group",
    billTo: "harrowstreet-group",
    line1: `${n * 20 + 3} Market Street`,
    town,
    region,
    postcode,
    costCentre: { code: `HS-${postcode}`, name: `${town} store` },
    people: n < 4 ? 2 : 1,
  })),
];

/** Harrow Street Workwear: a buying group on the wholesale site. */
export const HARROWSTREET: ProgramPlan = {
  uid: "harrowstreet",
  prefix: "HS",
  domain: "harrowstreet.example",
  site: "wholesale",
  name: "Harrow Street Workwear",
  timeZone: "Australia/Melbourne",
  region: "AU",
  priceIncludingGst: false,
  approval: "none",
  purchaseOrderMandatory: false,
  costCentreMandatory: false,
  ownShare: "invoice",
  wearersSeePrices: true,
  units: UNITS,
  people: [
    {
      login: "buyer",
      title: "Ms",
      firstName: "Marguerite",
      lastName: "Osei-Lamont",
      role: "buyer",
      unit: "harrowstreet-fitzroy",
      orders: 12,
    },
    {
      login: "admin",
      title: "Mr",
      firstName: "Callan",
      lastName: "Sidhu",
      role: "admin",
      unit: "harrowstreet",
    },
  ],
  packs: HARROWSTREET_PACKS,
  purchaseOrders: [
    {
      number: "HSSTOCK1",
      description: "Standing stock order",
      units: ["harrowstreet-fitzroy", "harrowstreet-dandenong"],
    },
  ],
  orders: { placed: 116, pending: 0 },
};

/** Our own desk: the agents who help every program. */
export const KITROOM: ProgramPlan = {
  uid: "kitroom",
  prefix: "KR",
  domain: "kitroom.example",
  site: "uniforms",
  name: "Kitroom",
  timeZone: "Australia/Melbourne",
  region: "AU",
  priceIncludingGst: false,
  approval: "none",
  purchaseOrderMandatory: false,
  costCentreMandatory: false,
  ownShare: "invoice",
  wearersSeePrices: true,
  units: [
    {
      uid: "kitroom",
      name: "Kitroom",
      kind: "sold-to",
      line1: "2 Cutting Table Lane",
      town: "Melbourne",
      region: "VIC",
      postcode: "3000",
    },
  ],
  people: [
    { login: "agent", title: "Ms", firstName: "Vesna", lastName: "Tamariki", role: "agent", unit: "kitroom" },
  ],
  packs: [],
  purchaseOrders: [],
  orders: { placed: 0, pending: 0 },
};
