import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { type Connection, provenBy, provingOf, sameParty, spellings } from "../connections";
import type { Credential, Envelope } from "../cxml/envelope";
import { punchoutConnections, punchoutCredentials } from "../tables";

/** A connection that a document may mean, with how it fits. */
export interface Candidate {
  connection: Connection;
  /** Undefined if the sender is none of the connection's. `withheld` is a secret that was made unreadable. */
  secret: "right" | "wrong" | "missing" | "withheld" | undefined;
  /** The connection speaks for the buyer in From. */
  buyer: boolean;
  /** Whom it speaks for; empty for any buyer. */
  buyers: readonly { domain: string; identity: string }[];
}

/** Dots or stars, as people and the page itself write over secrets. */
export const isWithheld = (secret: string | undefined): boolean => /^[•●*]+$/.test(secret ?? "");

/** Connections that are looked at for one document. */
const MOST = 20;

const fits = ({ secret, buyer, connection }: Candidate): boolean =>
  (secret === "right" || secret === "withheld") && buyer && connection.active;

/** The connections that a document names by its sender or its buyer, the one that it means first. */
export async function candidatesOf(db: Database, envelope: Envelope): Promise<Candidate[]> {
  const { sender, from } = envelope;
  const of = (party: "sender" | "from", named: readonly Credential[]) =>
    and(
      eq(punchoutCredentials.party, party),
      inArray(punchoutCredentials.identity, ["", ...named.flatMap(({ identity }) => spellings(identity))]),
    );
  const named = db
    .select({ name: punchoutCredentials.connection })
    .from(punchoutCredentials)
    .where(or(of("sender", sender), of("from", from)));
  const found = await db
    .select()
    .from(punchoutConnections)
    .where(inArray(punchoutConnections.name, named))
    .orderBy(
      // Those of the sender, which the document cannot mean without.
      sql`not exists (select from punchout_credentials c where c.connection = ${punchoutConnections.name}
        and ${inArray(
          sql`c.identity`,
          sender.flatMap(({ identity }) => spellings(identity)).concat(""),
        )} and c.party = 'sender')`,
      punchoutConnections.name,
    )
    .limit(MOST);
  if (found.length === 0) return [];
  const names = found.map(({ name }) => name);
  const rows = await db
    .select()
    .from(punchoutCredentials)
    .where(inArray(punchoutCredentials.connection, names));
  const proving = provingOf(envelope);
  const all = found.map((connection): Candidate => {
    const mine = rows.filter((row) => row.connection === connection.name);
    const senders = mine.filter((row) => row.party === "sender" && sender.some((one) => sameParty(row, one)));
    const buyers = mine.filter((row) => row.party === "from");
    const proven = proving
      ? provenBy(
          senders.filter((row) => sameParty(row, proving)),
          proving,
        )
      : [];
    return {
      connection,
      secret:
        senders.length === 0
          ? undefined
          : !proving
            ? "missing"
            : isWithheld(proving.secret)
              ? "withheld"
              : proven.length > 0
                ? "right"
                : "wrong",
      buyer: buyers.length === 0 || buyers.some((row) => from.some((one) => sameParty(row, one))),
      buyers: buyers.map(({ domain, identity }) => ({ domain, identity })),
    };
  });
  return [...all.filter(fits), ...all.filter((one) => !fits(one))];
}

/** Whether a candidate is the one, and why not in words. */
export function verdictOf(one: Candidate): { matches: boolean; why: string } {
  const { secret, buyer, buyers, connection } = one;
  const told = buyers.map(({ domain, identity }) => `${domain} ${identity}`).slice(0, 3);
  if (secret === undefined) return { matches: false, why: "Another sender." };
  if (secret === "wrong") return { matches: false, why: "Same sender, other secret." };
  if (secret === "missing") return { matches: false, why: "Same sender, without one secret that counts." };
  if (!buyer) return { matches: false, why: `Same sender. From is ${told.join(" or ")} there.` };
  if (!connection.active) return { matches: false, why: "Same sender. It is switched off." };
  return {
    matches: true,
    why: secret === "withheld" ? "If the secret is right, which cannot be seen." : "",
  };
}
