import type { UnitPlan } from "./plan";

const base = (
  code: string,
  name: string,
  place: Pick<UnitPlan, "line1" | "town" | "region" | "postcode">,
  people: number,
  more: Partial<UnitPlan> = {},
): UnitPlan => ({
  uid: `kestrel-${code}`,
  name: `${name} base`,
  kind: "ship-to",
  parent: "kestrel-au",
  billTo: "kestrel-au",
  country: "AU",
  ...place,
  costCentre: { code: `KM-${code.toUpperCase()}-UNI`, name: `${name} uniforms` },
  people,
  jobs: ["CABIN", "CABIN", "CABIN", "PILOT", "AIRPORT", "AIRPORT", "RAMP"],
  ...more,
});

const NEW_ZEALAND = { parent: "kestrel-nz", billTo: "kestrel-nz", country: "NZ" } as const;

/** The airline, its two companies, and the bases where people work. */
export const KESTREL_UNITS: UnitPlan[] = [
  {
    uid: "kestrel",
    name: "Kestrel Meridian Airways",
    kind: "sold-to",
    line1: "1 Wingspan Way",
    town: "Melbourne Airport",
    region: "VIC",
    postcode: "3045",
    costCentre: { code: "KM-HQ-UNI", name: "Head office uniforms" },
  },
  {
    uid: "kestrel-au",
    name: "Kestrel Meridian Airways (Australia)",
    kind: "bill-to",
    parent: "kestrel",
    line1: "1 Wingspan Way",
    town: "Melbourne Airport",
    region: "VIC",
    postcode: "3045",
    costCentre: { code: "KM-AU-UNI", name: "Australia uniforms" },
  },
  {
    uid: "kestrel-nz",
    name: "Kestrel Meridian Airways (New Zealand)",
    kind: "bill-to",
    parent: "kestrel",
    country: "NZ",
    line1: "8 Harrier Place",
    town: "Auckland Airport",
    region: "Auckland",
    postcode: "2022",
    costCentre: { code: "KM-NZ-UNI", name: "New Zealand uniforms" },
  },
  base(
    "mel",
    "Melbourne",
    { line1: "12 Tailwind Drive", town: "Melbourne Airport", region: "VIC", postcode: "3045" },
    14,
  ),
  base("syd", "Sydney", { line1: "40 Slipstream Road", town: "Mascot", region: "NSW", postcode: "2020" }, 13),
  base(
    "bne",
    "Brisbane",
    { line1: "6 Contrail Court", town: "Brisbane Airport", region: "QLD", postcode: "4008" },
    11,
  ),
  base(
    "per",
    "Perth",
    { line1: "3 Jetstream Avenue", town: "Perth Airport", region: "WA", postcode: "6105" },
    8,
  ),
  base(
    "cns",
    "Cairns",
    { line1: "22 Trade Wind Street", town: "Cairns City", region: "QLD", postcode: "4870" },
    5,
  ),
  base(
    "akl",
    "Auckland",
    { line1: "8 Harrier Place", town: "Auckland Airport", region: "Auckland", postcode: "2022" },
    10,
    NEW_ZEALAND,
  ),
  base(
    "wlg",
    "Wellington",
    { line1: "15 Southerly Lane", town: "Aro Valley", region: "Wellington", postcode: "6011" },
    7,
    NEW_ZEALAND,
  ),
  base(
    "chc",
    "Christchurch",
    { line1: "31 Norwester Road", town: "Addington", region: "Canterbury", postcode: "8011" },
    6,
    NEW_ZEALAND,
  ),
  // A New Zealand outstation that Australia pays for.
  base(
    "zqn",
    "Queenstown",
    { line1: "5 Remarkables View", town: "Fernhill", region: "Otago", postcode: "9300" },
    0,
    {
      country: "NZ",
    },
  ),
];
