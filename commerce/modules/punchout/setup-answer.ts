import { createHash } from "node:crypto";
import type { ApiServices } from "../../http/call";
import { onceOnly } from "../../http/idempotency";
import { OccError } from "../../http/errors";
import { stylesBySku, marketOf, findVariant } from "../catalogue";
import { admit, type Connection, returnRefusal } from "./connections";
import type { Envelope } from "./cxml/envelope";
import { readSetup, type Setup } from "./cxml/setup";
import { element, response, type StatusCode } from "./cxml/write";
import { startVisit } from "./service";

/** A refusal with its status; the detail is for the people who connect the systems. */
interface Refusal {
  code: StatusCode;
  detail: string;
}

const OPERATIONS = { create: "CREATE", edit: "EDIT", inspect: "INSPECT" } as const;
const MOST_COOKIE = 2000;

function judged(setup: Setup, connection: Connection): Refusal | undefined {
  const { operation, buyerCookie, postUrl, lines } = setup;
  if (operation === "source") return { code: 450, detail: "Sourcing is not supported." };
  if (!(operation in OPERATIONS)) return { code: 400, detail: "operation must be create, edit or inspect." };
  if (buyerCookie === "") return { code: 400, detail: "BuyerCookie is missing." };
  if (buyerCookie.length > MOST_COOKIE) return { code: 400, detail: "BuyerCookie is too long." };
  const refusal = returnRefusal(postUrl, connection);
  if (refusal) return { code: 400, detail: refusal };
  if (operation !== "create" && lines.length === 0) {
    return { code: 412, detail: `There is no ItemOut to ${operation}.` };
  }
  return undefined;
}

/**
 * Answers a PunchOutSetupRequest (docs/decisions/0051): opens a visit for the connection's account, and gives the
 * address at which the buyer's browser comes in. A document that is sent again has the same answer.
 */
export async function answerSetup(services: ApiServices, envelope: Envelope): Promise<string> {
  const now = services.now();
  const admission = await admit(services.db, envelope);
  if ("refused" in admission) {
    return admission.refused === "unknown"
      ? response(now, 401, "The sender or its secret is not known.")
      : response(now, 403, "The sender may not open visits for this buyer.");
  }
  const { connection } = admission;
  const setup = readSetup(envelope.request);
  const refusal = judged(setup, connection);
  if (refusal) return response(now, refusal.code, refusal.detail);
  // Read before the transaction, which has the embedded database for itself.
  const about = await services.findPerson(connection.customerId);
  const baseSite = await services.site(connection.site);
  if (!about?.user.active || !baseSite)
    return response(now, 403, "The account of this connection is closed.");
  const once = <T>(_: string, read: () => Promise<T>) => read();
  const key = envelope.payloadId
    ? createHash("sha256").update(envelope.payloadId).digest("base64url")
    : undefined;
  try {
    return await onceOnly(services.db, `cxml ${connection.name}`, key, (db) =>
      opened({ ...services, db, about, baseSite, once }, connection, setup, envelope),
    );
  } catch (error) {
    // Too many visits of one account are open: systems try again later.
    if (error instanceof OccError && error.status === 429)
      return response(now, 560, "Too many visits are open.");
    throw error;
  }
}

async function opened(
  call: Parameters<typeof startVisit>[0] & Pick<ApiServices, "storefrontUrl">,
  connection: Connection,
  setup: Setup,
  { from, to }: Envelope,
): Promise<string> {
  const party = (credential: Envelope["from"][number] | undefined) =>
    credential && { domain: credential.domain, identity: credential.identity };
  const { startPath } = await startVisit(call, {
    browserFormPostUrl: setup.postUrl!,
    buyerCookie: setup.buyerCookie,
    cookieIsXml: setup.cookieIsXml,
    operation: OPERATIONS[setup.operation as keyof typeof OPERATIONS],
    connection: connection.name,
    formField: connection.formField,
    frameOrigins: connection.frameOrigins,
    fromParty: party(from[0]),
    toParty: party(to[0]),
    selectedItem: await styleOf(call, setup.selectedItem),
    lines: setup.lines,
  });
  const url = `${call.storefrontUrl(connection.site)}${startPath}`;
  const answer = element("PunchOutSetupResponse", {}, element("StartPage", {}, element("URL", {}, url)));
  return response(call.now(), 200, undefined, answer);
}

/** The style of a part number, which is a SKU or a style; undefined if this account cannot buy it. */
async function styleOf(call: Parameters<typeof startVisit>[0], part: string | undefined) {
  if (!part) return undefined;
  const styles = await stylesBySku(call.db, [part], marketOf(call.about));
  return findVariant(styles, part)?.style.code;
}
