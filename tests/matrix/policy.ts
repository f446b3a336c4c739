import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { rowsOf, type Database } from "../../commerce/database/connection";
import { may, POLICY, type Capability } from "../../commerce/http/policy";
import type { Standing } from "./asking";
import type { Member } from "./cast";
import { type Call, nameOf, opened } from "./requests";

/** Who is in the scope of whom, read from the units themselves. */
export interface Scopes {
  /** Whether the unit of `of` is the unit of `self` or below it. */
  holds: (self: Member, of: Member) => boolean;
}

export async function readScopes(db: Database): Promise<Scopes> {
  const rows = await rowsOf<{ uid: string; above: string | null }>(
    db,
    sql`select uid, parent_uid as above from units`,
  );
  const above = new Map(rows.map((row) => [row.uid, row.above]));
  return {
    holds(self, of) {
      for (let at: string | null | undefined = of.things.unit; at; at = above.get(at)) {
        if (at === self.things.unit) return true;
      }
      return false;
    },
  };
}

export const has = (member: Member, capability: Capability): boolean => may({ user: member }, capability);

export const reaches = (scopes: Scopes, self: Member, capability: Capability, of: Member): boolean =>
  has(self, capability) && (POLICY[capability].scope === "all" || scopes.holds(self, of));

/**
 * The status with which the policy refuses a call, by what the document says of it; undefined if it allows the call.
 * @param named The person of `{userId}`, if it is not the asker.
 */
export function refusalOf(
  call: Call,
  { self, token, sid }: Standing,
  named: Member | undefined,
  scopes: Scopes,
): number | undefined {
  // Nobody's own token has the scope of feeds, which the operator's systems alone have.
  if (call.ofClients) return self || token ? 403 : 401;
  if (!self) {
    if (!call.guarded && !call.path.includes("{userId}")) return undefined;
    if (token) return 403;
    return call.hidden ? 404 : 401;
  }
  if (sid && !call.inVisits) return 403;
  if (call.needs && !has(self, call.needs)) return 403;
  if (!named) return undefined;
  if (call.own) return 403;
  const reached = (capability: Capability) => reaches(scopes, self, capability, named);
  return reached("act-for-customers") || (call.others && reached(call.others)) ? undefined : 403;
}

const OWN_ORDER = "Nobody decides about or changes their own order";
const ASSORTMENT = "A style is of the whole organisation's assortment";
const NOTHING_THERE = "Taking away what is not there is done";
const EMPTY = "The list is of what is in scope, and empty";
const WHOLESALE_ONLY = "Orders from a file are for wholesale stores that have them";
const OWN_ALLOCATION = "Nobody changes their own allocation";

/** Calls that refuse with 403 somebody whom the policy allows, and what else decides. */
export const DECIDED_BY_MORE: Readonly<Record<string, string>> = {
  "POST /orgUsers/{userId}/allocations": OWN_ALLOCATION,
  "PUT /orgUsers/{userId}/allocations/{packs}": OWN_ALLOCATION,
  "PUT /orgUsers/{userId}/issued": "Nobody records what became of their own pieces",
  "POST /approveDeclineOrder": OWN_ORDER,
  "POST /users/{userId}/orderapprovals/{approvalCode}/decision": OWN_ORDER,
  "POST /orders/{orderId}/amend": OWN_ORDER,
  "POST /orders/{orderId}/amend/price": OWN_ORDER,
  "POST /orders/{orderId}/amend/place": OWN_ORDER,
  "PATCH /orgUsers/{userId}/carts/{cartId}/takenEntries/{entryNumber}":
    "The unit must let people take goods on site",
  "POST /bulkOrders": WHOLESALE_ONLY,
  "GET /bulkOrders": WHOLESALE_ONLY,
  "GET /bulkOrders/filters": WHOLESALE_ONLY,
  "GET /bulkOrders/{uploadId}": WHOLESALE_ONLY,
  "PATCH /bulkOrders/{uploadId}": WHOLESALE_ONLY,
  "POST /bulkOrders/{uploadId}/place": WHOLESALE_ONLY,
  "POST /assistedservicewebservices/bind-cart": "Agents give carts to customers, not to themselves",
  "POST /punchout/oci/setup": "The body holds the credentials of a buyer's system",
};

/** Calls that answer 200 to the codes of somebody outside the caller's scope, and why that tells and changes nothing. */
export const OUT_OF_SCOPE: Readonly<Record<string, string>> = {
  "GET /products/{code}": ASSORTMENT,
  "GET /orgProducts/{code}": ASSORTMENT,
  "GET /products/{code}/references": ASSORTMENT,
  "GET /products/{code}/reviews": ASSORTMENT,
  "POST /products/{code}/reviews": ASSORTMENT,
  "POST /orgUsers/{userId}/wishList/entries": ASSORTMENT,
  "DELETE /users/{userId}/files/{fileId}": NOTHING_THERE,
  "GET /employee-history/{employeeId}": EMPTY,
  "GET /order/{code}/purchase-order": "Whoever decides about an order sees and sets its number",
  "GET /wwg-cost-centers/getAllAvailCostCenters": "The list is of the caller's own centres, for any unit",
  "GET /wwg-cost-centers/linkedCostCenter":
    "The answer is of the caller's own centre: that unit is not linked",
  "GET /add-costCenter-payment-details": EMPTY,
  "POST /bulkOrders": "The file is kept with its faults; nothing is ordered before they are mended",
  "POST /manage-users/bulk": "The file is kept with its faults; nobody is added before they are mended",
};

/**
 * Whether an answer agrees with the policy. What the policy allows may still be refused for its input (400, 404).
 * @param owner Whose codes were sent in the place of the asker's own.
 * @param used Gets the calls for which one of the two lists was needed.
 */
export function keepPolicy(
  said: string,
  call: Call,
  { standing, named, owner, scopes }: { standing: Standing; named?: Member; owner?: Member; scopes: Scopes },
  status: number,
  used: Set<string>,
): void {
  const refusal = refusalOf(call, standing, named, scopes);
  if (refusal !== undefined) {
    expect(status, `${said}: the policy refuses it`).toBe(refusal);
    return;
  }
  const name = nameOf(call);
  if (DECIDED_BY_MORE[name] && status === 403) used.add(name);
  else expect([401, 403], `${said}: the policy allows it`).not.toContain(status);
  const { self } = standing;
  // A key in the path opens what it names, whoever holds it.
  if (!owner || !self || opened(call).byKey) return;
  if (status >= 400 || (call.needs && reaches(scopes, self, call.needs, owner))) return;
  if (OUT_OF_SCOPE[name]) used.add(name);
  else expect(status, `${said}: the codes of ${owner.name} are not in scope`).toBeGreaterThanOrEqual(400);
}
