import { buysOnAccount, type Person, type Principal } from "./principal";

interface Rule {
  /** Members of any of these groups may. */
  groups: readonly string[];
  /** own: nobody but the person; unit-and-below: the person's unit and every unit under it; all: every organisation. */
  scope: "own" | "unit-and-below" | "all";
  /** Only people whose catalogue orders are charged to account. */
  onAccount?: true;
  /** For the OpenAPI document. */
  does: string;
}

/**
 * What people may do beyond ordering for themselves (spec 001 §6). A call names the capability that it needs, the
 * Registrar checks it before anything is read, and the profile tells pages which ones a person has.
 */
export const POLICY = {
  "manage-purchase-orders": {
    groups: ["b2badmingroup", "financegroup"],
    scope: "unit-and-below",
    does: "Adds, changes and deletes the purchase orders of their units",
  },
  "manage-finances": {
    groups: ["b2badmingroup", "financegroup"],
    scope: "unit-and-below",
    does: "Reads the invoices, credits and statements that are made out to their units, and pays them",
  },
  "schedule-orders": {
    groups: ["b2bcustomergroup", "b2badmingroup", "financegroup"],
    scope: "own",
    onAccount: true,
    does: "Has orders of goods from the catalogue placed again and again",
  },
  "use-quotes": {
    groups: ["b2bcustomergroup", "b2badmingroup", "financegroup"],
    scope: "own",
    onAccount: true,
    does: "Asks the supplier's desk to price goods of the catalogue, and orders its offers",
  },
  "manage-organisation": {
    groups: ["b2badmingroup"],
    scope: "unit-and-below",
    does: "Reads and changes the people, units and cost centres of their units",
  },
  "manage-allocations": {
    groups: ["b2badmingroup"],
    scope: "unit-and-below",
    does: "Reads and changes the allocations of the people of their units",
  },
  "order-for-others": {
    groups: ["b2bapprovergroup", "b2badmingroup"],
    scope: "unit-and-below",
    does: "Orders for the people of their units, in those people's names",
  },
  "approve-orders": {
    groups: ["b2bapprovergroup", "b2badmingroup"],
    scope: "unit-and-below",
    does: "Approves or declines the orders of other people of their units",
  },
  "view-unit-orders": {
    groups: ["b2bmanagergroup", "unitorderviewergroup", "b2badmingroup"],
    scope: "unit-and-below",
    does: "Sees the orders of everybody in their units, and changes none",
  },
  "act-for-customers": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Acts for customers (assisted service)",
  },
  "manage-connections": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Reads the connections of buyers' procurement systems, and checks their documents",
  },
  "manage-program": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Takes and gives the files of programs: organisations, people, styles, prices, packs",
  },
  "manage-quotes": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Prices the quotes that customers ask for",
  },
  "manage-content": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Edits and publishes the content of pages",
  },
  "preview-content": {
    groups: ["asagentgroup"],
    scope: "all",
    does: "Looks at content that is not published yet",
  },
} satisfies Record<string, Rule>;

export type Capability = keyof typeof POLICY;

const CAPABILITIES = Object.keys(POLICY) as Capability[];

/** Whether a person may. Scope is not judged here: a call reads only what is in it. */
export function may(person: { user: Pick<Person["user"], "groups"> }, capability: Capability): boolean {
  const { groups, onAccount }: Rule = POLICY[capability];
  return (
    groups.some((group) => person.user.groups.includes(group)) &&
    (onAccount === undefined || buysOnAccount(person))
  );
}

/** Whether a caller is a person who may. */
export const callerMay = (principal: Principal, capability: Capability): boolean =>
  principal.kind === "person" && may(principal, capability);

/** Everything that a person may, in the order of the table. */
export const capabilitiesOf = (person: Pick<Person, "user">): Capability[] =>
  CAPABILITIES.filter((capability) => may(person, capability));
