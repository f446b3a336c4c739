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

/**
 * The scope of the operator's own systems, such as an ERP: it opens the feeds, which are of all organisations, beside the
 * scope that says what is read or sent (docs/decisions/0151). A client has it only if it was given it by name.
 */
export const FEEDS = "feeds";
export const FEEDS_DOES = "Opens the feeds of an ERP, together with the scopes of what it reads and sends";

export type Scope = keyof typeof SCOPES | typeof PROVISION | typeof FEEDS;

/** Those that calls below `/occ/v2` need. */
export const SCOPE_NAMES = Object.keys(SCOPES) as (keyof typeof SCOPES)[];

export const isScope = (name: string): name is Scope =>
  Object.hasOwn(SCOPES, name) || name === PROVISION || name === FEEDS;

/**
 * The scopes that a call needs, all of them: those of its declaration, else `basic` for a person's call. A call of the
 * operator's systems needs `feeds` too.
 */
export function scopesOf({
  who,
  scope,
}: {
  who: "anyone" | "person" | "client";
  scope?: Scope | readonly Scope[];
}): readonly Scope[] {
  const own = scope === undefined ? [] : typeof scope === "string" ? [scope] : scope;
  if (who === "client") return [FEEDS, ...own];
  return scope === undefined && who === "person" ? ["basic"] : own;
}
