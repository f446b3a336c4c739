import { createHash } from "node:crypto";
import type { ApiServices, Site } from "../../http/call";
import type { Person } from "../../http/principal";
import { type Admission, type Connection, returnRefusal } from "./connections";
import type { Refusal } from "./cxml/request";
import type { Envelope } from "./cxml/envelope";
import { readSetup, type Setup } from "./cxml/setup";
import type { VisitPlan } from "./start-visit";

const OPERATIONS = { create: "CREATE", edit: "EDIT", inspect: "INSPECT" } as const;
const MOST_COOKIE = 2000;

/** The answer while an account has too many visits open: systems try again later. */
export const TOO_MANY_VISITS: Refusal = { code: 560, detail: "Too many visits are open." };

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

/** What a set-up comes to: a visit that may be opened, or why not, with what was known by then. */
export type Validated =
  | { refusal: Refusal; connection?: Connection }
  | { refusal?: undefined; connection: Connection; setup: Setup; about: Person; baseSite: Site };

type Services = Pick<ApiServices, "db" | "findPerson" | "site">;

/**
 * Judges a PunchOutSetupRequest (docs/decisions/0051); only reads. The address of set-ups and the check of staff both
 * ask here, so that they cannot differ.
 */
export async function validateSetup(
  services: Services,
  envelope: Envelope,
  admission: Admission,
): Promise<Validated> {
  if ("refused" in admission) {
    const refusal: Refusal =
      admission.refused === "unknown"
        ? { code: 401, detail: "The sender or its secret is not known." }
        : { code: 403, detail: "The sender may not open visits for this buyer." };
    return { refusal };
  }
  return validateFor(services, admission.connection, envelope);
}

/** Judges what a sender of this connection asks for. */
export async function validateFor(
  { findPerson, site }: Services,
  connection: Connection,
  envelope: Envelope,
): Promise<Validated> {
  const setup = readSetup(envelope.request);
  const refusal = judged(setup, connection);
  if (refusal) return { refusal, connection };
  const about = await findPerson(connection.customerId);
  const baseSite = await site(connection.site);
  if (!about?.user.active || !baseSite) {
    return { refusal: { code: 403, detail: "The account of this connection is closed." }, connection };
  }
  return { connection, setup, about, baseSite };
}

/** A document that is sent again has the same payloadID, and gets the same answer. */
export const onceOf = ({ name }: Connection, { payloadId }: Envelope) => ({
  scope: `cxml ${name}`,
  key: payloadId ? createHash("sha256").update(payloadId).digest("base64url") : undefined,
});

const party = (credential: Envelope["from"][number] | undefined) =>
  credential && { domain: credential.domain, identity: credential.identity };

/** The visit that a set-up asks for; of a set-up that was judged well. */
export const planOf = (connection: Connection, setup: Setup, { from, to }: Envelope): VisitPlan => ({
  browserFormPostUrl: setup.postUrl!,
  buyerCookie: setup.buyerCookie,
  cookieIsXml: setup.cookieIsXml,
  operation: OPERATIONS[setup.operation as keyof typeof OPERATIONS],
  connection: connection.name,
  formField: connection.formField,
  frameOrigins: connection.frameOrigins,
  fromParty: party(from[0]),
  toParty: party(to[0]),
  lines: setup.lines,
});
