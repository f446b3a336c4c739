/**
 * What a client's tokens may do (RFC 6749 §3.3), beside what their person may. A call names the scope that it needs
 * where it is declared; a person's call that names none needs `basic`. The texts are for the OpenAPI document and for
 * `npm run clients`.
 */
export const SCOPES = {
  basic: "Every call of a person that names no other scope",
  "stock:write": "Changes how much of a product is there",
  "prices:write": "Changes prices, and what quotes offer",
  "orders:read": "Reads orders, approvals and returns",
  "orders:write": "Places, approves, changes, cancels and returns orders",
  "invoices:write": "Pays invoices",
  "catalogue:write": "Changes products, packs and content",
  "people:write": "Adds, changes and closes people, and changes their roles, groups and allocations",
} as const;

/**
 * The scope of clients that are bound to one organisation (docs/decisions/0150): it opens `/scim/v2` and nothing else, and
 * no other client, no person and no call below `/occ/v2` has it.
 */
export const PROVISION = "people:provision";
export const PROVISION_DOES =
  "Adds, changes and closes the people of one organisation by SCIM, and nothing else";

export type Scope = keyof typeof SCOPES | typeof PROVISION;

/** Those that calls below `/occ/v2` need. */
export const SCOPE_NAMES = Object.keys(SCOPES) as (keyof typeof SCOPES)[];

export const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name) || name === PROVISION;

/** The scopes that a call needs, all of them: those of its declaration, else `basic` for a person's call. */
export function scopesOf({ who, scope }: { who: "anyone" | "person"; scope?: Scope | readonly Scope[] }) {
  if (scope === undefined) return who === "person" ? (["basic"] as const) : [];
  return typeof scope === "string" ? [scope] : scope;
}
