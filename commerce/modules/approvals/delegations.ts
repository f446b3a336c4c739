import { and, eq, isNull, sql } from "drizzle-orm";
import { dayOf, daysBetween } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { invalid, notFound } from "../../http/errors";
import { selects } from "../../http/fields";
import { personName, personNameOf } from "../../http/person-name";
import { POLICY } from "../../http/policy";
import type { User } from "../../http/principal";
import { todayOf } from "../../http/today";
import { noteChange, type NotingCall } from "../changes";
import { runsNow } from "./stand-in";
import { users } from "../users/tables";
import { approvalDelegations } from "./tables";

type DelegationCall = Pick<Call, "db" | "about" | "now">;
type ChangeCall = DelegationCall & NotingCall;

/** The longest time for which approvals are given away, in days. */
const MOST_DAYS = 366;

const groups = sql.param([...POLICY["approve-orders"].groups]);

interface Row {
  id: number;
  mine: boolean;
  customer_id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  made_at: string;
  active: boolean;
}

const view = ({ id, customer_id, name, starts_on, ends_on, made_at, active }: Row) => ({
  id: String(id),
  person: { customerId: customer_id, name },
  startDate: starts_on,
  endDate: ends_on,
  added: occDate(new Date(made_at)),
  active,
});

/**
 * What the caller gave and got that has not ended, and who else may approve orders in their organisation; those are
 * read only if `fields` asks for them.
 */
export async function showDelegations(call: DelegationCall, fields?: string) {
  const { db, about, now } = call;
  const me = about.user.customerId;
  const today = todayOf({ about, now });
  const rows = await rowsOf<Row>(
    db,
    sql`select d.id, d.from_customer = ${me} as mine, u.customer_id, ${personNameOf("u")} as name,
        d.starts_on::text, d.ends_on::text, d.made_at, ${runsNow(call)} as active
      from approval_delegations d
        join users u on u.customer_id = case when d.from_customer = ${me} then d.to_customer else d.from_customer end
      where ${me} in (d.from_customer, d.to_customer) and d.ended_at is null and d.ends_on >= ${today}::date
      order by d.starts_on, d.id`,
  );
  return {
    given: rows.filter(({ mine }) => mine).map(view),
    received: rows.filter(({ mine }) => !mine).map(view),
    candidates: selects(fields, "candidates") ? await candidatesOf(call) : [],
  };
}

function candidatesOf({ db, about }: DelegationCall) {
  return rowsOf<{ customerId: string; name: string; unit: string }>(
    db,
    sql`select u.customer_id as "customerId", ${personNameOf("u")} as name, n.name as unit
      from users u join units n on n.uid = u.unit_uid
      where u.organisation_uid = ${about.organisation.uid} and u.active
        and u.customer_id <> ${about.user.customerId} and u.groups && ${groups}::text[]
      order by u.last_name, u.first_name, u.customer_id limit 500`,
  );
}

interface Wanted {
  customerId: string;
  startDate: string;
  endDate: string;
}

/**
 * Gives the caller's approvals to somebody from one day to another.
 * @throws OccError 400 for days that cannot be meant or overlap with others, and for a person who may not approve.
 */
export async function addDelegation(call: ChangeCall, { customerId, startDate, endDate }: Wanted) {
  const { db, about, now } = call;
  const me = about.user.customerId;
  const { uid, timeZone } = about.organisation;
  if (endDate < startDate) throw invalid("endDate", "The last day is before the first.");
  if (endDate < dayOf(now(), timeZone)) throw invalid("endDate", "The last day is over already.");
  if (daysBetween(startDate, endDate) > MOST_DAYS) throw invalid("endDate", "Choose a year at most.");
  // Of two forms of one person, the second sees what the first wrote.
  await db.execute(sql`select from users where customer_id = ${me} for update`);
  const [found] = await rowsOf<{ fits: boolean; taken: string | null; name: string | null }>(
    db,
    sql`select (select ${personNameOf("u")} from users u where u.customer_id = ${customerId}) as name,
         ${customerId} <> ${me} and exists (select from users u where u.customer_id = ${customerId} and u.active
          and u.organisation_uid = ${uid} and u.groups && ${groups}::text[]) as fits,
        (select ${personNameOf("u")} from approval_delegations d join users u on u.customer_id = d.to_customer
          where d.from_customer = ${me} and d.ended_at is null
            and d.starts_on <= ${endDate}::date and d.ends_on >= ${startDate}::date order by d.id limit 1) as taken`,
  );
  if (!found!.fits) throw invalid("customerId", "Choose somebody who may approve orders.");
  if (found!.taken)
    throw invalid("startDate", `${found!.taken} has your approvals on some of these days. End that first.`);
  await db.insert(approvalDelegations).values({
    organisationUid: uid,
    fromCustomer: me,
    toCustomer: customerId,
    startsOn: startDate,
    endsOn: endDate,
    madeAt: now(),
  });
  await note(call, about.user, { from: null, to: `${found!.name}, ${startDate} to ${endDate}` });
  return showDelegations(call);
}

/** Ends a delegation that the caller gave or got; one that ended stays so. @throws OccError 404 for any other. */
export async function endDelegation(call: ChangeCall, id: string) {
  const { db, about, now } = call;
  const me = about.user.customerId;
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const its = eq(approvalDelegations.id, number);
  const [found] = await db
    .select({ row: approvalDelegations, giver: users })
    .from(approvalDelegations)
    .innerJoin(users, eq(users.customerId, approvalDelegations.fromCustomer))
    .where(and(its, sql`${me} in (${approvalDelegations.fromCustomer}, ${approvalDelegations.toCustomer})`));
  if (!found) throw notFound("There is no such delegation of yours.", { subject: id });
  const ended = await db
    .update(approvalDelegations)
    .set({ endedAt: now() })
    .where(and(its, isNull(approvalDelegations.endedAt)))
    .returning({
      to: sql<string>`(select ${personNameOf("u")} from users u
      where u.customer_id = ${approvalDelegations.toCustomer})`,
    });
  if (ended.length > 0) {
    const { startsOn, endsOn } = found.row;
    await note(call, found.giver, { from: `${ended[0]!.to}, ${startsOn} to ${endsOn}`, to: null });
  }
  return showDelegations(call);
}

const note = (
  call: ChangeCall,
  giver: Pick<User, "customerId" | "firstName" | "lastName" | "unitUid">,
  change: { from: string | null; to: string | null },
) =>
  noteChange(call, {
    kind: "delegation",
    subject: { code: giver.customerId, name: personName(giver) },
    unitUid: giver.unitUid,
    changes: [{ what: "Approvals given to", ...change }],
  });
