import { invalid } from "../../http/errors";

export const ROLE_CODES = [
  "customergroup",
  "b2bcustomergroup",
  "b2bapprovergroup",
  "financegroup",
  "b2badmingroup",
] as const;
export type RoleCode = (typeof ROLE_CODES)[number];

/** A role that administrators give and take, with the groups that it stands for (spec 001 §6, 002 §6). */
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
];

/** Who only wears, with or without the role that packs are ordered under; and who has no role at all. */
const onlyWears = (roles: readonly RoleCode[]): boolean =>
  (roles.includes("customergroup") || roles.length === 0) &&
  roles.every((role) => role === "customergroup" || role === "b2bcustomergroup");

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
