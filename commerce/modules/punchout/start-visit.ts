import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { sidHash } from "../../http/punchout-sid";
import { addTo, type CartCall, insertCart } from "../carts";
import { carts } from "../carts/tables";
import type { BuyerLine } from "./cxml/setup";
import { noteUse } from "./connections";
import { skuOfPart, stylesOfParts } from "./part-numbers";
import { type FormField, type Hook, type Party, punchoutSessions } from "./tables";
import { admitVisit, VISIT_MINUTES } from "./visits";

/** What a set-up asks for. */
export interface VisitPlan {
  browserFormPostUrl: string;
  buyerCookie: string;
  /** The cookie is elements, and not text. */
  cookieIsXml?: boolean;
  operation?: "CREATE" | "EDIT" | "INSPECT";
  connection?: string;
  formField?: FormField;
  frameOrigins?: readonly string[];
  fromParty?: Party;
  toParty?: Party;
  hook?: Hook;
  selectedItem?: string;
  /** The lines of the requisition that is edited or inspected. */
  lines?: readonly BuyerLine[];
}

/**
 * Opens a visit with its own cart. The origin that the cart is posted back to may frame the shop.
 * @returns the sid, of which only a hash is stored.
 * @throws OccError 429 for an account with too many visits open.
 */
export async function startVisit(
  call: Pick<Call, "db" | "about" | "now" | "baseSite" | "mediaBaseUrl" | "once">,
  plan: VisitPlan,
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
  const within: CartCall = { ...call, header: (name) => (name === "punchoutsid" ? sid : undefined) };
  const lines = plan.lines ?? [];
  const known = await knownAuxiliaries(call.db, plan);
  const kept = await refill(within, cart, lines, known);
  const operation = plan.operation ?? "CREATE";
  if (operation === "INSPECT") {
    await call.db.update(carts).set({ readOnly: true }).where(eq(carts.code, cart.code));
  }
  await call.db.insert(punchoutSessions).values({
    sidHash: sidHash(sid),
    customerId: user.customerId,
    cartCode: cart.code,
    operation,
    level: plan.selectedItem ? "PRODUCT" : "STORE",
    browserFormPostUrl: plan.browserFormPostUrl,
    buyerCookie: plan.buyerCookie,
    cookieIsXml: plan.cookieIsXml,
    frameOrigins: [...new Set([...(plan.frameOrigins ?? []), new URL(plan.browserFormPostUrl).origin])],
    connection: plan.connection,
    formField: plan.formField,
    fromParty: plan.fromParty,
    toParty: plan.toParty,
    hook: plan.hook,
    selectedItem: plan.selectedItem,
    kept,
    original: [...lines],
    state: {},
    expiresAt: timeAfter(call.now(), { minutes: VISIT_MINUTES }),
  });
  if (plan.connection) await noteUse(call.db, plan.connection, call.now());
  return { sid, startPath: `/punchout/cxml/session?sid=${encodeURIComponent(sid)}` };
}

/** The auxiliary ids of the edited lines that went back to this connection before: those of packs. */
async function knownAuxiliaries(db: Call["db"], { connection, lines = [] }: VisitPlan): Promise<Set<string>> {
  const asked = [...new Set(lines.flatMap(({ auxiliaryId }) => auxiliaryId ?? []))];
  if (!connection || asked.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct line ->> 'auxiliaryId' as id
      from punchout_returns r, jsonb_array_elements(r.lines) line
      where r.connection = ${connection} and r.order_code is null
        and line ->> 'kept' is null and ${JSON.stringify(asked)}::jsonb ? (line ->> 'auxiliaryId')`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Puts the lines of an edited requisition into the cart, one by one.
 * @returns those that it cannot have: of packs, no longer made, out of stock, or not in whole pieces. They go back as
 * they came, so that no line of the buyer is lost.
 */
async function refill(
  call: CartCall,
  cart: Awaited<ReturnType<typeof insertCart>>,
  lines: readonly BuyerLine[],
  known: ReadonlySet<string>,
) {
  const kept: BuyerLine[] = [];
  const styles = await stylesOfParts(
    call,
    lines.map(({ partId }) => partId),
  );
  for (const line of lines) {
    const quantity = Number(line.quantity);
    const code = skuOfPart(styles, line.partId);
    const why = line.auxiliaryId
      ? known.has(line.auxiliaryId)
        ? "pack"
        : "unknown"
      : !Number.isInteger(quantity) || quantity < 1
        ? "pieces"
        : code
          ? undefined
          : "gone";
    if (why || !code) {
      kept.push({ ...line, why });
      continue;
    }
    const wish = { product: { code }, quantity };
    const done = await addTo(call, cart, [wish], { allOrNone: true, styles }).catch((error: unknown) => {
      if (error instanceof OccError) return undefined;
      throw error;
    });
    if (!done) kept.push({ ...line, why: "short" });
  }
  return kept;
}
