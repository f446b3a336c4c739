import type { CostShare, PPE_GUARDS, RoleRequirement, UrgentReason } from "../../modules/organisation/tables";
import type { SubsidyRange } from "../../modules/packs/tables";
import type { Reset } from "../../modules/entitlement";

type Country = "AU" | "NZ";

/** A place of a program: who runs it, where it is, and how many people work there. */
export interface UnitPlan {
  uid: string;
  name: string;
  kind: "sold-to" | "bill-to" | "ship-to";
  parent?: string;
  billTo?: string;
  country?: Country;
  line1: string;
  town: string;
  region: string;
  postcode: string;
  costCentre?: { code: string; name: string; disabled?: boolean };
  /** Cost centres of other units that this one may charge too. */
  alsoCharges?: readonly string[];
  /** How many people beside the named ones. */
  people?: number;
  jobs?: readonly string[];
  /** Closed places stay in the tree. */
  inactive?: boolean;
}

/** The properties of a person that a pack plan may use. */
export interface PackPerson {
  uid: string;
  jobGroup: string;
  /** Hundredths of a full-time load. */
  fte: number;
  daysEmployed: number;
  approver: boolean;
}

export interface SetPlan {
  id: string;
  name: string;
  styles: readonly string[];
}

/** Days from today; a window is open from its first day's start to its last day's end. */
export interface WindowPlan {
  from: number;
  to: number;
}

export interface BundlePlan {
  id: string;
  name: string;
  description: string;
  fundType: "FULLY_FUNDED" | "SUBSIDISED" | "SELF_PURCHASE";
  kind: "set" | "group";
  exclusive: boolean;
  /** Another piece only for one that came back. */
  returnFirst: boolean;
  min: number;
  max: number;
  sets: readonly SetPlan[];
  /** Codes of the colours that are offered of each style; without it all colours. */
  colours?: readonly string[];
  subsidyRanges: readonly SubsidyRange[];
  indent?: WindowPlan & { deliveryMonths: number };
}

export interface PackPlan {
  id: string;
  name: string;
  description: string;
  packType: "compulsory" | "new starter" | "optional" | "self-purchase";
  allocationType: "quantity" | "dollar" | "points";
  reset: Reset;
  window?: WindowPlan;
  /** Days from today until it opens the next time, if that is known. */
  again?: number;
  bundles: readonly BundlePlan[];
  /** Cents or points granted for one period of a full load; quantity packs grant each bundle's maximum. */
  amount?: number;
  /** In hundredths: the amount is reduced with the load, down to this one. */
  leastLoad?: number;
  /** Whether somebody who starts within a period is given the months that are left of it. */
  byMonths?: boolean;
  /** What people choose from when they say why they replace something. */
  reasons?: readonly string[];
  for: (person: PackPerson) => boolean;
}

export interface PersonPlan {
  /** The part before the @. */
  login: string;
  title?: string;
  firstName: string;
  lastName: string;
  preferredName?: string;
  role: "wearer" | "newstarter" | "approver" | "admin" | "finance" | "buyer" | "agent";
  unit: string;
  /** Further units beside that one. */
  alsoIn?: readonly string[];
  job?: string;
  fte?: number;
  daysEmployed?: number;
  /** Days until the first day of work of somebody who was added ahead. */
  startsInDays?: number;
  /** Days until the last day of work of somebody who leaves. */
  endsInDays?: number;
  inactive?: boolean;
  firstLogin?: boolean;
  /** Orders this person has at least. */
  orders?: number;
  /** Buys for a whole site in one order that waits for approval. */
  bulkOrder?: boolean;
  /** The waist of this person's trousers, in cm, instead of a guessed one. */
  waist?: string;
  /** Women's or men's garments where there are both, instead of a guessed cut. */
  cut?: "womens" | "mens";
  /** A pack that was ordered a week ago, whatever else was. */
  ordered?: string;
}

/** A standing purchase order; added by the program's finance user, or its administrator where there is none. */
interface PurchaseOrderPlan {
  number: string;
  description: string;
  units: readonly string[];
  closed?: true;
  /** How long ago it was added; else some 200 days. */
  daysAgo?: number;
}

export interface ProgramPlan {
  uid: string;
  prefix: string;
  domain: string;
  site: "uniforms" | "wholesale";
  name: string;
  timeZone: string;
  region: Country;
  priceIncludingGst: boolean;
  approval: "none" | "always" | "own-share";
  purchaseOrderMandatory: boolean;
  costCentreMandatory: boolean;
  /** Why an order may be urgent; without it no order is. */
  urgentReasons?: readonly UrgentReason[];
  /** The codes of the styles that an approver must agree to each time. */
  restrictedStyles?: readonly string[];
  ownShare: "payroll" | "invoice";
  /** What may be asked of leavers for missing pieces. */
  costShare?: CostShare;
  /** What is done about garments that do not meet what a role requires. */
  ppeGuard?: (typeof PPE_GUARDS)[number];
  roleRequirements?: readonly RoleRequirement[];
  /** Wearers may pay their own share by card. */
  cardPayment?: boolean;
  /** Whether wearers see prices outside dollar and self-purchase packs. */
  wearersSeePrices: boolean;
  /** Roles that hand out goods from a stockroom on site: their carts may hold goods that were taken there. */
  stockrooms?: readonly PersonPlan["role"][];
  units: readonly UnitPlan[];
  people: readonly PersonPlan[];
  packs: readonly PackPlan[];
  purchaseOrders: readonly PurchaseOrderPlan[];
  /** Share of people who work part time, for programs that grant by load. */
  partTime?: number;
  /** Placed orders over 24 months, and how many of them still wait for approval. */
  orders: { placed: number; pending: number };
}

type Funding = BundlePlan["fundType"];
type BundleOptions = Partial<Omit<BundlePlan, "id" | "name" | "sets">>;

const slug = (name: string) =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A bundle from its category names and style codes; min 0 and fully funded unless told. */
export function bundle(
  name: string,
  count: readonly [min: number, max: number],
  sets: Readonly<Record<string, readonly string[]>>,
  options: BundleOptions = {},
): BundlePlan {
  return {
    id: slug(name),
    name,
    description: "",
    fundType: "FULLY_FUNDED",
    kind: "set",
    exclusive: false,
    returnFirst: false,
    min: count[0],
    max: count[1],
    subsidyRanges: [],
    ...options,
    sets: Object.entries(sets).map(([set, styles]) => ({ id: slug(set), name: set, styles })),
  };
}

/** One item of each category together, such as a suit of jacket and trousers. */
export function group(
  name: string,
  sets: Readonly<Record<string, readonly string[]>>,
  options: BundleOptions = {},
) {
  const size = Object.keys(sets).length;
  return bundle(name, [size, size], sets, { ...options, kind: "group" });
}

/** The bundles of a pack that wearers pay for themselves. */
export const selfPurchase = (
  sets: Readonly<Record<string, readonly string[]>>,
  options: BundleOptions = {},
): BundlePlan[] =>
  Object.entries(sets).map(([name, styles]) =>
    bundle(name, [0, 20], { [name]: styles }, { ...options, fundType: "SELF_PURCHASE" satisfies Funding }),
  );

/** People of some jobs who have worked long enough to be past their first issue. */
export const settled =
  (...jobs: string[]) =>
  (person: PackPerson) =>
    person.daysEmployed > 90 && (jobs.length === 0 || jobs.includes(person.jobGroup));

/** People of some jobs hired within two years: their first issue is in the records, or still to choose. */
export const joined =
  (...jobs: string[]) =>
  (person: PackPerson) =>
    person.daysEmployed <= 730 && (jobs.length === 0 || jobs.includes(person.jobGroup));

/** Everyone of some jobs. */
export const everyone =
  (...jobs: string[]) =>
  (person: PackPerson) =>
    jobs.length === 0 || jobs.includes(person.jobGroup);

/** Only the people with these sign-in names. */
export const only =
  (...logins: string[]) =>
  (person: PackPerson) =>
    logins.includes(person.uid.split("@")[0] ?? "");
