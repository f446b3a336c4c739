import { and, eq, inArray } from "drizzle-orm";
import { invalid, OccError } from "../../http/errors";
import { noteChange, type NotingCall } from "../changes";
import { lockPeople } from "../manage-users";
import { unitMembers } from "../users/tables";
import { isDisabled } from "../organisation";
import { type KnownPerson, knownPeople, validateRemoval } from "./members";
import { showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall;
interface Sent {
  unitUid: string;
  customerPKs: readonly string[];
}

const done = (message: string) => ({ status: "SUCCESS" as const, message });
const titleOf = ({ name, employeeCode }: KnownPerson) => `${name} (${employeeCode || "NA"})`;

/** "Ngaio Ghosh" or "3 people". */
const whoOf = (people: readonly KnownPerson[]) =>
  people.length === 1 ? people[0]!.name : `${people.length} people`;

const is = (people: readonly KnownPerson[]) => (people.length === 1 ? "is" : "are");

/** The people who are changed, as nobody else can change them meanwhile. @throws OccError 400; 404. */
async function toChange(call: ChangeCall, { unitUid, customerPKs }: Sent) {
  await lockPeople(call);
  const unit = await showUnit(call, unitUid);
  if (customerPKs.length === 0) throw invalid("customerPKs", "Choose at least one person.");
  return { unit, people: await knownPeople(call, customerPKs) };
}

/**
 * Makes people members of a unit beside their home unit. Those who belong to it already stay as they are.
 * @throws OccError 404 for a unit that the caller does not manage, and for a person whom the caller does not see; 400 for
 * a disabled unit and inactive people.
 */
export async function addMembers(call: ChangeCall, sent: Sent) {
  const { unit, people } = await toChange(call, sent);
  if (unit.status === "disabled") throw isDisabled("unitUid", unit.name);
  const inactive = people.filter(({ status }) => status === "inactive");
  if (inactive.length > 0) {
    const names = inactive.map(({ name }) => name).join(", ");
    throw invalid("customerPKs", `${names} ${is(inactive)} inactive. Activate the account first.`);
  }
  const further = people.filter((one) => one.unit.uid !== unit.uid);
  const made = further.length === 0 ? [] : await insert(call, unit.uid, further);
  const added = further.filter(({ customerPK }) => made.some(({ customerId }) => customerId === customerPK));
  await note(call, unit, added, "to");
  const there = people.filter((one) => !added.includes(one));
  return done(
    [
      ...(added.length > 0 ? [`${whoOf(added)} ${is(added)} added to ${unit.name}.`] : []),
      ...(there.length > 0
        ? [`${whoOf(there)} ${there.length === 1 ? "was" : "were"} in ${unit.name} already.`]
        : []),
    ].join(" "),
  );
}

const insert = ({ db, about, now }: ChangeCall, unitUid: string, people: readonly KnownPerson[]) =>
  db
    .insert(unitMembers)
    .values(
      people.map(({ customerPK: customerId }) => ({
        unitUid,
        customerId,
        addedAt: now(),
        addedBy: about.user.customerId,
      })),
    )
    .onConflictDoNothing()
    .returning({ customerId: unitMembers.customerId });

/**
 * Takes people out of a unit: all of them or, if something stands in the way of one, nobody. Those who do not belong to it
 * stay as they are.
 * @throws OccError 404 as addMembers; 400 with one error for each obstacle.
 */
export async function removeMembers(call: ChangeCall, sent: Sent) {
  const { unit, people } = await toChange(call, sent);
  const { obstacles } = await validateRemoval(call, sent.unitUid, sent.customerPKs);
  const [first, ...more] = obstacles.flatMap(
    ({ message, reason }) => invalid("customerPKs", message, reason).errors,
  );
  if (first) throw new OccError(400, first, ...more);
  const gone = await call.db
    .delete(unitMembers)
    .where(
      and(
        eq(unitMembers.unitUid, unit.uid),
        inArray(
          unitMembers.customerId,
          people.map(({ customerPK }) => customerPK),
        ),
      ),
    )
    .returning({ customerId: unitMembers.customerId });
  const removed = people.filter(({ customerPK }) => gone.some(({ customerId }) => customerId === customerPK));
  await note(call, unit, removed, "from");
  return done(`${whoOf(people)} ${is(people)} no longer in ${unit.name}.`);
}

/** One row of the change log, about the unit. */
const note = (
  call: ChangeCall,
  { uid, name }: { uid: string; name: string },
  people: readonly KnownPerson[],
  side: "from" | "to",
) =>
  noteChange(call, {
    kind: "unit",
    subject: { code: uid, name },
    unitUid: uid,
    changes: people.map((one) => ({ what: "Person", from: null, to: null, [side]: titleOf(one) })),
  });
