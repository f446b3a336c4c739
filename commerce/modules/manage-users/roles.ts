import { invalid } from "../../http/errors";

export const ROLE_CODES = [
  "customergroup",
  "b2bcustomergroup",
  "b2bapprovergroup",
  "b2bmanagergroup",
  "financegroup",
  "b2badmingroup",
  "unitorderviewergroup",
] as const;
export type RoleCode = (typeof ROLE_CODES)[number];

/** The right that is given beside roles (spec 002 §6). */
const VIEWER_RIGHT: RoleCode = "unitorderviewergroup";

/**
 * A role that administrators give and take, with the groups that it stands for (spec 001 §6, 002 §6); or a right, which
 * nobody has alone.
 */
interface Role {
  code: RoleCode;
  name: string;
  description: string;
  /** Groups that come and go with it. */
  with: readonly string[];
}

/** The roles in the order in which they are shown; the code is the group that makes a person have it. */
export const ROLES: readonly Role[] = [
  {
    code: "customergroup",
    name: "Wearer",
    description: "Orders from their own packs and sees their own orders.",
    with: [],
  },
  {
    code: "b2bcustomergroup",
    name: "Customer",
    description: "Orders from the catalogue.",
    with: [],
  },
  {
    code: "b2bapprovergroup",
    name: "Approver",
    description: "Decides about the orders of their unit and below, and orders for its people.",
    with: [],
  },
  {
    code: "b2bmanagergroup",
    name: "Manager",
    description: "Sees the orders of everybody in their unit and below, and changes none.",
    with: [],
  },
  {
    code: "financegroup",
    name: "Finance",
    description: "Looks after purchase orders of their unit and below.",
    with: [],
  },
  {
    code: "b2badmingroup",
    name: "Administrator",
    description: "Manages the people, units, allocations and orders of their unit and below.",
    with: ["CustomerAdmin"],
  },
  {
    code: VIEWER_RIGHT,
    name: "View unit-level orders",
    description:
      "A right beside the roles: sees what a manager sees. Managers and administrators need no tick here.",
    with: [],
  },
];

/** Whether somebody with these has a role; the right is none. */
export const haveRole = (codes: readonly RoleCode[]): boolean => codes.some((code) => code !== VIEWER_RIGHT);

const OF_WEARERS: readonly RoleCode[] = [
  "customergroup",
  "b2bcustomergroup",
  "b2bmanagergroup",
  VIEWER_RIGHT,
];

/**
 * Who wears, and does nothing else with goods than look at the orders of others; and who has no role at all. Looking
 * changes neither what somebody orders nor what they pay.
 */
const onlyWears = (roles: readonly RoleCode[]): boolean =>
  (roles.includes("customergroup") || !haveRole(roles)) && roles.every((role) => OF_WEARERS.includes(role));

/**
 * Whether people with these roles see prices, and so order from the catalogue. Who only wears does if the organisation
 * shows wearers prices, or is a wholesale customer; who buys, approves or manages always does.
 * @param usual of `usualOf`.
 */
export const seesPrices = (roles: readonly RoleCode[], usual: { prices: boolean }): boolean =>
  !onlyWears(roles) || usual.prices;

/** Whoever has it manages others. */
export const ADMIN_ROLE: RoleCode = "b2badmingroup";

/** The roles of a person with these groups. */
export const rolesOf = (groups: readonly string[]) =>
  ROLES.filter(({ code }) => groups.includes(code)).map(({ code, name }) => ({ code, name }));

/** The groups of a person who shall have these roles and no others. Groups that are no role stay. */
export function groupsWith(groups: readonly string[], codes: readonly RoleCode[]): string[] {
  const ofRoles = new Set(ROLES.flatMap((role) => [role.code, ...role.with]));
  const chosen = ROLES.filter(({ code }) => codes.includes(code));
  return [
    ...groups.filter((group) => !ofRoles.has(group)),
    ...chosen.flatMap((role) => [role.code, ...role.with]),
  ];
}

/** The role of a path, where a wrong site is said before a wrong role. @throws OccError 400 for a code that is none. */
export function roleCodeOf(text: string): RoleCode {
  const code = ROLE_CODES.find((one) => one === text);
  if (!code) throw invalid("roleId", "There is no such role.");
  return code;
}
