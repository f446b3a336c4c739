import { SALTBUSH_PACKS } from "./saltbush-packs";
import type { ProgramPlan, UnitPlan } from "./plan";

const HOSPITALS = {
  base: {
    name: "Saltbush Base Hospital",
    line1: "100 Infirmary Road",
    town: "Mildura",
    region: "VIC",
    postcode: "3500",
  },
  river: {
    name: "Riverbend Hospital",
    line1: "14 Levee Street",
    town: "Wagga Wagga",
    region: "NSW",
    postcode: "2650",
  },
  plains: {
    name: "Plains District Hospital",
    line1: "7 Silo Road",
    town: "Dubbo",
    region: "NSW",
    postcode: "2830",
  },
} as const;

const hospital = (key: keyof typeof HOSPITALS): UnitPlan => ({
  uid: `saltbush-${key}`,
  kind: "bill-to",
  parent: "saltbush",
  ...HOSPITALS[key],
  costCentre: { code: `SV-${key.toUpperCase()}`, name: HOSPITALS[key].name },
});

const ward = (
  key: keyof typeof HOSPITALS,
  uid: string,
  name: string,
  number: string,
  people: number,
  jobs: string[],
  more: Partial<UnitPlan> = {},
): UnitPlan => {
  const { line1, town, region, postcode } = HOSPITALS[key];
  return {
    uid: `saltbush-${uid}`,
    name,
    kind: "ship-to",
    parent: `saltbush-${key}`,
    billTo: `saltbush-${key}`,
    line1,
    town,
    region,
    postcode,
    costCentre: { code: `SV-${number}`, name },
    people,
    jobs,
    ...more,
  };
};

const NURSING = ["NURSE", "NURSE", "NURSE", "NURSE", "MEDICAL", "ALLIED"];

const UNITS: UnitPlan[] = [
  {
    uid: "saltbush",
    name: "Saltbush Valley Health",
    kind: "sold-to",
    line1: "100 Infirmary Road",
    town: "Mildura",
    region: "VIC",
    postcode: "3500",
    costCentre: { code: "SV-0001", name: "Health service" },
  },
  hospital("base"),
  hospital("river"),
  hospital("plains"),
  ward("base", "emergency", "Emergency", "1010", 13, NURSING),
  ward("base", "theatre", "Theatre", "1020", 11, ["THEATRE"]),
  ward("base", "maternity", "Maternity", "1030", 9, NURSING),
  ward("base", "paediatrics", "Paediatrics", "1040", 7, NURSING),
  ward("river", "medical", "Medical ward", "2010", 10, NURSING),
  ward("river", "surgical", "Surgical ward", "2020", 9, NURSING),
  ward("river", "renal", "Renal", "2030", 6, NURSING),
  ward("river", "rehab", "Rehabilitation", "2040", 8, ["ALLIED", "ALLIED", "NURSE"]),
  ward("plains", "aged-care", "Aged care", "3010", 9, NURSING),
  ward("plains", "community", "Community health", "3020", 6, ["ALLIED", "NURSE"]),
  // Plains has no approver of its own above this ward.
  ward("plains", "pathology", "Pathology", "3030", 5, ["ALLIED"]),
  ward("base", "support", "Support services", "1900", 17, ["CATERING", "ENVIRO", "ENVIRO", "ADMIN"]),
];

/** Saltbush Valley Health: counts by load, every order approved, a cost centre for each ward. */
export const SALTBUSH: ProgramPlan = {
  uid: "saltbush",
  prefix: "SV",
  domain: "saltbush.example",
  site: "uniforms",
  name: "Saltbush Valley Health",
  timeZone: "Australia/Adelaide",
  region: "AU",
  priceIncludingGst: false,
  approval: "always",
  purchaseOrderMandatory: false,
  costCentreMandatory: true,
  ownShare: "invoice",
  wearersSeePrices: false,
  units: UNITS,
  people: [
    {
      login: "wearer",
      firstName: "Makareta",
      lastName: "Dunleavy",
      role: "wearer",
      cut: "womens",
      unit: "saltbush-emergency",
      job: "NURSE",
      orders: 8,
    },
    {
      login: "newstarter",
      firstName: "Ikram",
      lastName: "Sorensen",
      role: "newstarter",
      unit: "saltbush-emergency",
      job: "NURSE",
    },
    {
      login: "approver",
      firstName: "Kostas",
      lastName: "Whitford",
      role: "approver",
      unit: "saltbush-base",
      job: "NURSE",
    },
    { login: "admin", firstName: "Bronwyn", lastName: "Taulanga", role: "admin", unit: "saltbush" },
    { login: "finance", firstName: "Xiu", lastName: "Pemberton", role: "finance", unit: "saltbush" },
    {
      login: "approver.river",
      firstName: "Folau",
      lastName: "Greenacre",
      role: "approver",
      unit: "saltbush-river",
      job: "NURSE",
    },
    {
      login: "approver.agedcare",
      firstName: "Gunvor",
      lastName: "Pillay",
      role: "approver",
      unit: "saltbush-aged-care",
      job: "NURSE",
    },
    // On leave: the account is closed until the return.
    {
      login: "approver.leave",
      firstName: "Thandiwe",
      lastName: "Carrick",
      role: "approver",
      unit: "saltbush-base",
      job: "ADMIN",
      inactive: true,
    },
    {
      login: "approver.community",
      firstName: "Cormac",
      lastName: "Vuki",
      role: "approver",
      unit: "saltbush-community",
      job: "ALLIED",
    },
    {
      login: "noapprover",
      firstName: "Anaïs",
      lastName: "Burrows",
      role: "wearer",
      unit: "saltbush-pathology",
      job: "ALLIED",
      orders: 2,
    },
    {
      login: "parttime",
      firstName: "Lien",
      lastName: "Strathmore",
      role: "wearer",
      unit: "saltbush-maternity",
      job: "NURSE",
      fte: 60,
      orders: 3,
    },
    {
      login: "casual",
      firstName: "Jedda",
      lastName: "Mavros",
      role: "wearer",
      unit: "saltbush-emergency",
      job: "NURSE",
      fte: 10,
      orders: 2,
    },
    {
      login: "maternity",
      firstName: "Sāra",
      lastName: "Bannister",
      role: "wearer",
      cut: "womens",
      unit: "saltbush-maternity",
      job: "NURSE",
      orders: 2,
    },
  ],
  packs: SALTBUSH_PACKS,
  purchaseOrders: [
    {
      number: "SV778120",
      description: "Base Hospital uniforms",
      units: ["saltbush-emergency", "saltbush-theatre", "saltbush-maternity", "saltbush-paediatrics"],
    },
    {
      number: "SV778121",
      description: "Riverbend uniforms",
      units: ["saltbush-medical", "saltbush-surgical", "saltbush-renal"],
    },
    { number: "SV778122", description: "Support services", units: ["saltbush-support"] },
  ],
  partTime: 0.5,
  orders: { placed: 330, pending: 45 },
};
