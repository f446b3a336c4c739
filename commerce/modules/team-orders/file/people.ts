import { sql } from "drizzle-orm";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { personName, personNameOf } from "../../../http/person-name";
import { managedUnits } from "../../organisation";
import type { Cells } from "./read-file";
import type { TeamFault } from "../tables";

type PeopleCall = Pick<Call, "db" | "about">;

export interface FoundPerson {
  customerId: string;
  uid: string;
  wearerId: string;
  firstName: string;
  lastName: string;
  active: boolean;
  unitName: string;
}

/** Without zeros in front, which spreadsheets drop; undefined for what is no number. */
const digitsOf = (text: string): string | undefined =>
  /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, "") : undefined;

/** Everybody of the caller's units whom one of these texts could name; two statements however many texts. */
export async function peopleNamed({ db, about }: PeopleCall, texts: readonly string[]) {
  const all = [...new Set(texts.filter(Boolean))];
  if (all.length === 0) return [];
  const units = await managedUnits(db, about.unit.uid);
  const list = (texts: readonly string[]) => sql`any(${sql.param(texts)}::text[])`;
  const lower = list(all.map((text) => text.toLowerCase()));
  const digits = list(all.flatMap((text) => digitsOf(text) ?? []));
  return rowsOf<FoundPerson>(
    db,
    sql`select u.customer_id as "customerId", u.uid, u.wearer_id as "wearerId", u.first_name as "firstName",
        u.last_name as "lastName", u.active, n.name as "unitName"
      from users u join units n on n.uid = u.unit_uid
      where u.organisation_uid = ${about.organisation.uid}
        and u.unit_uid = ${list(units.map(({ uid }) => uid))}
        and (u.uid = ${lower} or lower(u.customer_id) = ${lower} or lower(u.wearer_id) = ${lower}
          or lower(${personNameOf("u")}) = ${lower}
          or (u.wearer_id ~ '^[0-9]+$' and ltrim(u.wearer_id, '0') = ${digits}))
      order by u.active desc, u.customer_id`,
  );
}

type Named = { person: FoundPerson; fault?: TeamFault } | { person?: undefined; fault: TeamFault };

/** Whom the cell of a row names, or why nothing can be ordered for them. */
export function personOf(
  people: readonly FoundPerson[],
  { person: { head, text } }: Cells,
  me: string,
): Named {
  const fault = (message: string, offered: readonly FoundPerson[] = []): TeamFault => {
    const options = offered.map((one) => ({
      value: one.wearerId,
      label: `${one.wearerId}, ${personName(one)}, ${one.unitName}`,
    }));
    return { column: head, field: "person", cell: text, message, ...(options.length > 0 ? { options } : {}) };
  };
  if (text === "") return { fault: fault("Write the employee ID, email or name of the person.") };
  const key = text.toLowerCase();
  const byId = people.filter(({ uid, customerId, wearerId }) =>
    [uid, customerId.toLowerCase(), wearerId.toLowerCase()].includes(key),
  );
  const byName = people.filter((one) => personName(one).toLowerCase() === key);
  // Somebody who left gives way to somebody of the same name who is there.
  const here = byName.filter(({ active }) => active);
  const found = byId.length > 0 ? byId : here.length > 0 ? here : byName;
  if (found.length > 1) {
    return { fault: fault(`${found.length} people are called this. Write the employee ID of one.`, found) };
  }
  const [person] = found;
  if (!person) return { fault: fault(...nobodyWords(people, text)) };
  const name = personName(person);
  if (!person.active) {
    return {
      person,
      fault: fault(`${name} has left: the account is closed. Write 0 as the quantity to leave the row out.`),
    };
  }
  if (person.customerId === me) {
    return { person, fault: fault("You order for yourself in the shop as usual.") };
  }
  return { person };
}

/** @returns what is said of a text that names nobody, and who may be meant. */
function nobodyWords(people: readonly FoundPerson[], text: string): [string, FoundPerson[]?] {
  const digits = digitsOf(text);
  const near = people.filter(
    ({ wearerId, active }) => active && digits !== undefined && digitsOf(wearerId) === digits,
  );
  const words = "You can order for nobody with this employee ID, email or name.";
  if (near.length === 0) return [words];
  const meant = near.map((one) => `${one.wearerId}, ${personName(one)}`).join(" or ");
  return [`${words} Spreadsheets drop zeros: is it ${meant}?`, near];
}
