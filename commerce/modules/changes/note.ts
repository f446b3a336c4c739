import { type Author, type AuthorCall, authorOf } from "../../http/author";
import type { Call } from "../../http/call";
import { shownMobile } from "../../http/contact";
import { personName } from "../../http/person-name";
import { changeEvents, type ChangeKind, type ValueChange } from "./tables";

export type NotingCall = AuthorCall & Pick<Call, "db" | "now">;

export interface Noted {
  kind: ChangeKind;
  /** The code that its page has in its address, and its name as it is now. */
  subject: { code: string; name: string };
  unitUid: string;
  changes: readonly ValueChange[];
  note?: string;
}

/**
 * Writes what a call changed into the change log, in the call's transaction. A change from one value to the same is
 * none, and a call that changed nothing writes nothing.
 */
export const noteChange = (call: NotingCall, noted: Noted): Promise<void> => noteChanges(call, [noted]);

/** The same for changes of several subjects, in one statement. */
export const noteChanges = (call: NotingCall, all: readonly Noted[]): Promise<void> =>
  noteAs(authorOf(call), call, all);

async function noteAs(
  author: Pick<Author, "channel"> & Partial<Author>,
  call: Pick<NotingCall, "db" | "now" | "about">,
  all: readonly Noted[],
): Promise<void> {
  const rows = all.flatMap(({ subject, changes, ...noted }) => {
    const real = changes.filter(({ from, to }) => from !== to);
    if (real.length === 0) return [];
    return {
      ...noted,
      ...author,
      at: call.now(),
      organisationUid: call.about.organisation.uid,
      subjectCode: subject.code,
      subjectName: subject.name,
      changes: real,
    };
  });
  if (rows.length > 0) await call.db.insert(changeEvents).values(rows);
}

/** The same for what somebody did who had the link of a mail to a person, and did not prove to be that person. */
export const noteByMailLink = (
  call: Pick<NotingCall, "db" | "now" | "about">,
  changes: readonly ValueChange[],
): Promise<void> => {
  const { customerId, firstName, lastName, unitUid } = call.about.user;
  const subject = { code: customerId, name: personName({ firstName, lastName }) };
  return noteAs({ channel: "mail-link" }, call, [{ kind: "person", subject, unitUid, changes }]);
};

/** The same for what people change of themselves. */
export const noteOwn = (call: NotingCall, changes: readonly ValueChange[]): Promise<void> => {
  const { customerId, firstName, lastName, unitUid } = call.about.user;
  const subject = { code: customerId, name: personName({ firstName, lastName }) };
  return noteChange(call, { kind: "person", subject, unitUid, changes });
};

/** The same for a person whom the caller looks after: the caller acts as themselves, not in that person's name. */
export function noteOfAnother(
  call: NotingCall,
  noted: Pick<Noted, "kind" | "changes" | "note">,
): Promise<void> {
  const { principal, about } = call;
  const { customerId, firstName, lastName } = about.user;
  const author = principal.kind === "person" ? { ...principal, organisation: about.organisation } : about;
  return noteChange(
    { ...call, about: author },
    {
      ...noted,
      subject: { code: customerId, name: personName({ firstName, lastName }) },
      unitUid: about.unit.uid,
    },
  );
}

/** A value that was put where none was, such as a new cost centre. */
export const added = (to: string): ValueChange[] => [{ what: "Added", from: null, to }];

/** Disabled or enabled, active or not. */
export const switched = (from: boolean, to: boolean, off = "Disabled"): ValueChange => ({
  what: "Status",
  from: from ? "Active" : off,
  to: to ? "Active" : off,
});

/** The changes of a row by a table of the words for its columns. Columns that are not set stay as they are. */
export function differences<Row extends object>(
  before: Row,
  change: Partial<Row>,
  fields: { [K in keyof Row]?: readonly [what: string, text: (value: Row[K]) => string | null] },
): ValueChange[] {
  return Object.keys(fields).flatMap((name) => {
    const column = name as keyof Row;
    if (!(column in change)) return [];
    const [what, text] = fields[column]!;
    return [{ what, from: text(before[column]), to: text(change[column] as Row[typeof column]) }];
  });
}

/** A mobile as people read it. */
export const mobileOrNone = (stored: string | null): string | null => shownMobile(stored) ?? null;

/** The text of a column that may be empty. */
export const orNone = (value: string | null): string | null => value || null;
