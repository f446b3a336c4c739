import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { shownMobile } from "../../http/contact";
import { personName } from "../../http/person-name";
import type { User } from "../../http/principal";

/** What leads to a person where it is written. */
export interface Identifiers {
  customerId: string;
  /** Email addresses, mobiles as they are written, and full names, now and before; without the shared ones. */
  own: string[];
  /** Full names that somebody else has too. */
  shared: string[];
  /** First and last names and employee ids: they mean the person only in what is about them. */
  parts: string[];
}

/** What the change log calls the columns of a person that lead to them. */
export const NAMING = [
  "First name",
  "Last name",
  "Preferred name",
  "Title",
  "Email",
  "Mobile",
  "Employee ID",
];

interface Known {
  kind: string;
  value: string;
}

/** Names in orders and events, and what the change log has of earlier emails, mobiles and names. */
const knownOf = (db: Database, customerId: string) =>
  rowsOf<Known>(
    db,
    sql`select distinct kind, value from (
        select 'Name' as kind, ordered_by as value from orders where customer_id = ${customerId}
        union all select 'Name', by ->> 'name' from order_events where by ->> 'customerId' = ${customerId}
        union all select 'Name', by ->> 'name' from change_events where by ->> 'customerId' = ${customerId}
        union all select 'Name', subject_name from change_events
          where subject_code = ${customerId} and kind in ('person', 'role')
        union all select changed ->> 'what', side.value
          from change_events c, jsonb_array_elements(c.changes) changed,
            lateral (values (changed ->> 'from'), (changed ->> 'to')) side (value)
          where c.subject_code = ${customerId} and c.kind in ('person', 'role')
        union all select 'Mobile', phone from addresses where customer_id = ${customerId}
        union all select 'Email', email from addresses where customer_id = ${customerId}
      ) known where value <> ''`,
  );

/** A mobile as it is stored, as pages show it, and without spaces. */
const spellings = (mobile: string): string[] => {
  const shown = shownMobile(mobile);
  return [mobile, shown, shown.replaceAll(" ", "")];
};

/** Of full names, those that somebody else has too. */
async function sharedOf(db: Database, customerId: string, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct lower(trim(first_name || ' ' || last_name)) as name from users
      where customer_id <> ${customerId} and lower(trim(first_name || ' ' || last_name)) in ${names.map((name) => name.toLowerCase())}`,
  );
  return names.filter((name) => rows.some((row) => row.name === name.toLowerCase()));
}

/** By what the shop knows a person, and knew them before. */
export async function identifiersOf(db: Database, person: User): Promise<Identifiers> {
  const { customerId, firstName, lastName, preferredName, wearerId } = person;
  const known = await knownOf(db, customerId);
  const of = (...kinds: string[]) =>
    known.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const names = [...new Set([personName(person), ...of("Name")])].filter((name) => name !== customerId);
  const shared = await sharedOf(db, customerId, names);
  const mobiles = [...(person.mobile ? spellings(person.mobile) : []), ...of("Mobile").flatMap(spellings)];
  return {
    customerId,
    own: [
      ...new Set([person.uid, ...of("Email"), ...mobiles, ...names.filter((name) => !shared.includes(name))]),
    ],
    shared,
    parts: [
      ...new Set([
        ...[firstName, lastName, preferredName ?? "", wearerId],
        ...of("First name", "Last name", "Preferred name", "Employee ID"),
      ]),
    ].filter((part) => part.length > 1 && part !== customerId),
  };
}
