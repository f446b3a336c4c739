import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { OccError } from "../../http/errors";
import { may } from "../../http/policy";
import type { Person } from "../../http/principal";
import { findPerson } from "../oauth";
import { assists } from "./tables";

/** An agent who has done nothing for so long, in milliseconds, begins anew (spec 002 §9 "1800 seconds"). */
const ASSIST_MS = 1800_000;

/** How exact the time of the last call is kept, so that pages do not write a row each. */
const EXACT_MS = 60_000;

const refused = (reason: string, message: string) =>
  new OccError(403, { type: "ForbiddenError", message, reason });

/**
 * The customer for whom an agent acts. That they did is recorded, also of published clients, which say nothing but
 * whom their calls are about.
 * @throws OccError 403 for a person who is unknown, closed or an agent, and where the organisation allows no agents.
 */
export async function assisted(db: Database, agent: Person, customerId: string, now: Date): Promise<Person> {
  const customer = await findPerson(db, customerId);
  if (!customer || customer.user.deletedAt || may(customer, "act-for-customers")) {
    throw refused("customer-unknown", "This customer cannot be found.");
  }
  const { user, unit, organisation } = customer;
  if (!user.active || !unit.active) throw refused("customer-closed", "This customer's account is closed.");
  if (!organisation.assisted) {
    throw refused("assists-forbidden", `${organisation.name} does not allow agents to act for its people.`);
  }
  await noteAssist(db, agent.user.customerId, customerId, now);
  return customer;
}

async function noteAssist(db: Database, agentId: string, customerId: string, now: Date): Promise<void> {
  const open = openOf(agentId, customerId);
  const [last] = await db
    .select({ at: assists.lastAt, ended: assists.ended })
    .from(assists)
    .where(and(eq(assists.agentId, agentId), eq(assists.customerId, customerId)))
    .orderBy(desc(assists.lastAt))
    .limit(1);
  const age = last ? now.getTime() - last.at.getTime() : 0;
  // Calls of the last page may arrive after the end, and are no new one.
  if (last && age <= EXACT_MS) return;
  // A forgotten one ended when it was last used.
  if (last && !last.ended && age > ASSIST_MS) {
    const forgotten = and(open, eq(assists.lastAt, last.at));
    await db.update(assists).set({ ended: true }).where(forgotten);
  }
  await db
    .insert(assists)
    .values({ agentId, customerId, startedAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [assists.agentId, assists.customerId],
      targetWhere: sql`not ended`,
      set: { lastAt: now },
    });
}

const openOf = (agentId: string, customerId: string) =>
  and(eq(assists.agentId, agentId), eq(assists.customerId, customerId), eq(assists.ended, false));

/** Ends what an agent did for a customer; one that has ended is left as it is. */
export async function endAssist(db: Database, agentId: string, customerId: string, now: Date): Promise<void> {
  await db.update(assists).set({ ended: true, lastAt: now }).where(openOf(agentId, customerId));
}
