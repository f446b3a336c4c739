import { and, eq } from "drizzle-orm";
import { variants } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import type { TestApi } from "./api";
import { choose, fillCart, makeReady, place, skuOf } from "./shopping";

/** A wearer of Saltbush, where every order is approved, and who decides about it. */
export const NURSE = "wearer@saltbush.example";
export const APPROVER = "approver@saltbush.example";
export const ADMIN = "admin@saltbush.example";

/** Lets a wearer buy beside their packs. */
export async function letBuy(api: TestApi, uid: string): Promise<void> {
  await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, uid));
}

/** An order of the catalogue that waits for an approval, with what the API answered. */
export async function waitingOrder(api: TestApi, as = NURSE, quantity = 2) {
  await letBuy(api, as);
  const cart = await fillCart(api, as, { [await skuOf(api, "SV-3001")]: quantity });
  return placed(api, as, cart);
}

/** An order of a pack and of the catalogue that waits for an approval. */
export async function waitingPackOrder(api: TestApi) {
  await letBuy(api, NURSE);
  const cart = await fillCart(api, NURSE, { [await skuOf(api, "SV-3001")]: 2 });
  const { body: pack } = await api.call("GET", `/orgUsers/current/packs/${WARM}`, { as: NURSE });
  const added = await choose(api, NURSE, WARM, pack.bundles[0].bundleId, {
    setId: "VESTS",
    styleCode: "SV-3401",
  });
  if (added.status >= 300) throw new Error(JSON.stringify(added.body));
  await api.call("POST", `/orgUsers/current/packs/${WARM}/cart`, { as: NURSE });
  return placed(api, NURSE, cart);
}
/** An order of what somebody chooses in a pack, which waits for an approval. */
export async function waitingChoice(
  api: TestApi,
  as: string,
  packId: string,
  { bundleId, ...choice }: { bundleId: string } & Parameters<typeof choose>[4],
) {
  const { body: cart } = await api.call("POST", "/users/current/carts", { as });
  const added = await choose(api, as, packId, bundleId, choice);
  if (added.status >= 300) throw new Error(JSON.stringify(added.body));
  await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as });
  return placed(api, as, String(cart.code));
}

/** An order of a pack, in which the same top was chosen several times, one at a time. */
export async function waitingEqualLines(api: TestApi, times: number) {
  const { body: cart } = await api.call("POST", "/users/current/carts", { as: NURSE });
  const { body } = await api.call("GET", "/orgUsers/current/packs", { as: NURSE });
  const { packId } = body.packs.find((pack: { packId: string }) => pack.packId.startsWith("PK-SV-TOPUP"));
  const [row] = await api.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.styleCode, "SV-3001"), eq(variants.colourCode, "TN")))
    .limit(1);
  const sku = row?.sku;
  for (let time = 0; time < times; time += 1) {
    const added = await choose(api, NURSE, packId, "SCRUB-TOPS", {
      ...{ setId: "UNISEX-TOPS", styleCode: "SV-3001", sku: sku! },
    });
    if (added.status >= 300) throw new Error(JSON.stringify(added.body));
  }
  await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as: NURSE });
  return placed(api, NURSE, String(cart.code));
}
export const WARM = "PK-SV-WARM";

async function placed(api: TestApi, as: string, cart: string) {
  const { body } = await api.call("GET", "/costcenters", { as });
  await makeReady(api, as, cart, { costCentre: body.costCenters[0].code });
  const order = (await place(api, as, cart)).body;
  if (order.status !== "PENDING_APPROVAL") throw new Error(JSON.stringify(order));
  return order;
}

/** What waits for an approver, as they filter it, with why it came. */
export async function waitingOrders(api: TestApi, approver: string, filters: object) {
  const path = "/orgUsers/current/manageapprovals/pendingApprovalOrders";
  const { body } = await api.call("POST", path, { as: approver, body: { pageSize: 100, filters } });
  return body.orders as { code: string; trigger: string }[];
}
