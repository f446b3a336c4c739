import { randomBytes } from "node:crypto";
import type { Call } from "../../http/call";
import { sidHash } from "../../http/punchout-sid";
import { insertCart } from "../carts";
import { punchoutSessions } from "./tables";
import { admitVisit } from "./visits";

/** Minutes that a visit lasts. A procurement session is rarely longer than a morning. */
const VISIT_MINUTES = 240;

/**
 * Opens a visit with its own cart. The origin that the cart is posted back to may frame the shop.
 * @returns the sid, of which only a hash is stored.
 * @throws OccError 429 for an account with too many visits open.
 */
export async function startVisit(
  call: Pick<Call, "db" | "about" | "now" | "baseSite">,
  asked: { browserFormPostUrl: string; buyerCookie: string; operation?: "CREATE" | "EDIT" | "INSPECT" },
) {
  const sid = randomBytes(24).toString("base64url");
  const { user, unit } = call.about;
  await admitVisit(call.db, user.customerId, call.now());
  const cart = await insertCart(call.db, {
    site: call.baseSite.uid,
    customerId: user.customerId,
    organisationUid: user.organisationUid,
    currency: unit.currency,
    punchoutSid: sidHash(sid),
    createdAt: call.now(),
  });
  await call.db.insert(punchoutSessions).values({
    sidHash: sidHash(sid),
    customerId: user.customerId,
    cartCode: cart.code,
    operation: asked.operation ?? "CREATE",
    level: "STORE",
    browserFormPostUrl: asked.browserFormPostUrl,
    buyerCookie: asked.buyerCookie,
    frameOrigins: [new URL(asked.browserFormPostUrl).origin],
    state: {},
    expiresAt: new Date(call.now().getTime() + VISIT_MINUTES * 60_000),
  });
  return { sid, startPath: `/punchout/cxml/session?sid=${encodeURIComponent(sid)}` };
}
