import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { attempt } from "../../database/attempt";
import type { ApiServices } from "../../http/call";
import { onceOnly } from "../../http/idempotency";
import { OccError } from "../../http/errors";
import { cancelOrder } from "../orders";
import { orderEntries } from "../orders/tables";
import type { Admission, Connection } from "./connections";
import type { Envelope } from "./cxml/envelope";
import { type OrderRequest, readOrder } from "./cxml/order-request";
import { response, type StatusCode } from "./cxml/write";
import { differencesText } from "./order-match";
import { orderReturned, type OrderingCall, type Outcome } from "./order-returned";
import { type Difference, punchoutOrders } from "./tables";

interface Verdict {
  code: StatusCode;
  detail: string;
}

const MOST_LINES = 1000;

function judged({ orderId, type, lines, places }: OrderRequest): Verdict | undefined {
  if (orderId === "") return { code: 400, detail: "orderID is missing." };
  if (orderId.length > 50) return { code: 400, detail: "orderID has more than 50 characters." };
  if (type === "update") {
    return { code: 450, detail: "Orders are not updated. Delete this one and send a new one." };
  }
  if (type !== "new" && type !== "delete") return { code: 400, detail: "type must be new or delete." };
  if (type === "delete") return undefined;
  if (lines.length === 0) return { code: 400, detail: "There is no ItemOut." };
  if (places.length > 1) {
    const named = places.map(({ id, address }) =>
      address ? `${address.line1}, ${address.town}` : (id ?? "no street"),
    );
    return {
      code: 450,
      detail: `Nothing was ordered. Its lines go to ${places.length} addresses (${[...new Set(named)].slice(0, 5).join("; ")}), and an order has one. Send one order for each.`,
    };
  }
  if (lines.length > MOST_LINES) return { code: 400, detail: `There are more than ${MOST_LINES} ItemOut.` };
  const wrong = lines.find(
    ({ partId, quantity }) => partId === "" || !/^0*[1-9]\d{0,4}(\.0{1,6})?$/.test(quantity),
  );
  return wrong && { code: 400, detail: `${wrong.partId || "An ItemOut"} is not ordered in whole pieces.` };
}

/** What tells the same order under another payloadID from another one. */
const contentOf = ({ lines, shipTo }: OrderRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([lines, shipTo]))
    .digest("base64url");

/**
 * Answers an OrderRequest (docs/decisions/0058): a cart that went back to this system becomes an order. A document that
 * is sent again has the same answer, and an order number becomes one order.
 */
export async function answerOrder(
  services: ApiServices,
  envelope: Envelope,
  admission: Admission,
): Promise<string> {
  const now = services.now();
  if ("refused" in admission) {
    return admission.refused === "unknown"
      ? response(now, 401, "The sender or its secret is not known.")
      : response(now, 403, "The sender may not order for this buyer.");
  }
  const { connection } = admission;
  const order = readOrder(envelope.request);
  const refusal = judged(order);
  if (refusal) return response(now, refusal.code, refusal.detail);
  // Read before the transaction, which has the embedded database for itself.
  const about = await services.findPerson(connection.customerId);
  const baseSite = await services.site(connection.site);
  if (!about?.user.active || !baseSite)
    return response(now, 403, "The account of this connection is closed.");
  const key = envelope.payloadId
    ? createHash("sha256").update(envelope.payloadId).digest("base64url")
    : undefined;
  return onceOnly(services.db, `cxml order ${connection.name}`, key, async (db) => {
    const call: OrderingCall = {
      ...services,
      db,
      about,
      baseSite,
      principal: { kind: "person", clientId: "punch-out", scopes: [], ...about },
      header: () => undefined,
      once: (_, read) => read(),
    };
    const { code, detail } =
      order.type === "delete"
        ? await cancelled(call, connection, order)
        : await ordered(call, connection, order, envelope.test);
    return response(now, code, detail);
  });
}

const rowOf = ({ name }: Connection, { orderId }: OrderRequest) =>
  and(eq(punchoutOrders.connection, name), eq(punchoutOrders.orderId, orderId));

const answerTo = ({ words, differences }: Outcome, test: boolean): string => {
  const told = differencesText(differences);
  const differs = told ? [`Differences from the returned cart: ${told}.`] : [];
  return [test ? "This is a test, so nothing is ordered." : words, ...differs].join(" ");
};

async function ordered(
  call: OrderingCall,
  connection: Connection,
  order: OrderRequest,
  test: boolean,
): Promise<Verdict> {
  const content = contentOf(order);
  const row = {
    connection: connection.name,
    orderId: order.orderId,
    receivedAt: call.now(),
    state: "refused" as const,
    content,
    differences: [] as Difference[],
    answer: "",
  };
  // The row makes a second document of the same number wait for the first.
  await call.db.insert(punchoutOrders).values(row).onConflictDoNothing();
  const [known] = await call.db.select().from(punchoutOrders).where(rowOf(connection, order)).for("update");
  if (known?.state === "ordered") {
    return known.content === content
      ? { code: 200, detail: known.answer }
      : {
          code: 409,
          detail: `${order.orderId} is ordered already, with other lines, as ${known.orderCode}.`,
        };
  }
  if (known?.state === "cancelled") return { code: 409, detail: `${order.orderId} was deleted.` };
  // All of an order that cannot be, or that is only a test, is taken back.
  const keeps = ({ orderCode }: Outcome) => Boolean(orderCode) && !test;
  const outcome = await attempt(call.db, (db) => orderReturned({ ...call, db }, connection, order), keeps);
  const done = keeps(outcome);
  const answer = answerTo(outcome, test && outcome.orderCode !== undefined);
  await call.db
    .update(punchoutOrders)
    .set({
      ...row,
      state: done ? "ordered" : "refused",
      orderCode: done ? outcome.orderCode : null,
      cartCode: outcome.cartCode ?? null,
      differences: outcome.differences,
      answer,
    })
    .where(rowOf(connection, order));
  return { code: outcome.code, detail: answer };
}

async function cancelled(call: OrderingCall, connection: Connection, order: OrderRequest): Promise<Verdict> {
  const [known] = await call.db.select().from(punchoutOrders).where(rowOf(connection, order)).for("update");
  if (!known?.orderCode) return { code: 412, detail: `There is no order ${order.orderId} to delete.` };
  const code = known.orderCode;
  const detail = `${order.orderId} is deleted: ${code} is cancelled.`;
  if (known.state === "cancelled") return { code: 200, detail };
  const entries = await call.db.select().from(orderEntries).where(eq(orderEntries.orderCode, code));
  const all = entries
    .filter(({ quantity }) => quantity > 0)
    .map(({ entryNumber, quantity }) => ({ orderEntryNumber: entryNumber, quantity }));
  try {
    await cancelOrder(call, code, all);
  } catch (error) {
    if (error instanceof OccError && error.status < 500) {
      return { code: 409, detail: `${code} can no longer be cancelled, because it is being packed.` };
    }
    throw error;
  }
  await call.db
    .update(punchoutOrders)
    .set({ state: "cancelled", answer: detail })
    .where(rowOf(connection, order));
  return { code: 200, detail };
}
