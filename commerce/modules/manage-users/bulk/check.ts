import { sql } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../../database/connection";
import { mobileOf, plainEmail } from "../../../http/contact";
import { MOBILE_TEXT, REQUIRED_TEXT } from "../../../http/text-schema";
import { managedUnits } from "../../organisation";
import { DAY_CELL_TEXT, dayIn } from "../../../http/csv/day-cell";
import { isOfYears, yearsText } from "../../../http/day";
import { missingWords } from "../../../http/csv/columns";
import { type CsvRows, OVER_WORDS } from "../../../http/csv/rows";
import { personNameOf } from "../../../http/person-name";
import { plainCode } from "../../../http/plain-text";
import { type Cells, cellsOf, type Field, missingColumns, rolesFault, rolesIn } from "./file";
import { CODE_PATTERN, CODE_TEXT, type CreateBody, EMAIL_TEXT } from "../contract";
import { EARLIEST_YEAR, type Employment, employmentFault } from "../employment";
import { inScope, type ManageCall } from "../scope";
import type { RowFault, RowState } from "../tables";

type NewPerson = z.infer<typeof CreateBody>;
type Units = Map<string, { uid: string; name: string; active: boolean }[]>;

const email = z.email();
const textOf = (cells: Cells, field: Field) => cells[field]?.text ?? "";
/** The list of users says NA for none. */
const codeOf = (cells: Cells) => plainCode(textOf(cells, "employeeCode")).replace(/^NA$/i, "");
const units = (known: Units, text: string) => known.get(text.toLowerCase()) ?? [];
const numberOf = (text: string) => mobileOf(text) ?? "";
const percent = (text: string) => (text === "" ? 100 : Number(text.replace(/ ?%$/, "")));

const nameIn = (row: Cells) => `${textOf(row, "firstName")} ${textOf(row, "lastName")}`.trim().toLowerCase();

/** The units that the caller manages, by number and by name. */
export async function unitsByName(call: ManageCall): Promise<Units> {
  const known: Units = new Map();
  for (const unit of await managedUnits(call.db, call.about.unit.uid)) {
    for (const key of new Set([unit.uid.toLowerCase(), unit.name.toLowerCase()])) {
      known.set(key, [...(known.get(key) ?? []), unit]);
    }
  }
  return known;
}

const employmentIn = (cells: Cells): Employment => ({
  startsOn: dayIn(textOf(cells, "startsOn")) ?? null,
  endsOn: dayIn(textOf(cells, "endsOn")) ?? null,
});

/** A good row as the person that it becomes. */
export function personOf(cells: Cells, known: Units): NewPerson {
  return {
    firstName: textOf(cells, "firstName"),
    lastName: textOf(cells, "lastName"),
    email: textOf(cells, "email"),
    mobile: numberOf(textOf(cells, "mobile")) || undefined,
    employeeCode: codeOf(cells) || undefined,
    unitUid: units(known, textOf(cells, "unit"))[0]?.uid ?? "",
    jobGroup: textOf(cells, "job") || undefined,
    workingTime: percent(textOf(cells, "workingTime")),
    ...employmentIn(cells),
    roles: rolesIn(textOf(cells, "roles")) ?? [],
  };
}

interface Taken {
  kind: "email" | "code" | "mobile" | "name" | "job";
  key: string;
  /** Of the person; of a name, the email. */
  name: string;
  mine: boolean;
}

/** Who has an email, employee id, number, name or job of the file already; one statement however many rows. */
async function takenBy(call: ManageCall, rows: Cells[]): Promise<Map<string, Taken>> {
  const keys = (field: Field, key: (text: string) => string) =>
    JSON.stringify([...new Set(rows.map((row) => key(textOf(row, field))).filter(Boolean))]);
  const listed = (json: string) => sql`(select json_array_elements_text(${json}::json))`;
  const named = sql`${personNameOf("u")} as name, ${inScope(call)} as mine`;
  const of = sql`u.organisation_uid = ${call.about.organisation.uid}`;
  const names = JSON.stringify([...new Set(rows.map(nameIn).filter(Boolean))]);
  const theirName = sql`lower(${personNameOf("u")})`;
  const found = await rowsOf<Taken>(
    call.db,
    sql`select 'email' as kind, u.uid as key, ${named} from users u where u.uid in ${listed(keys("email", plainEmail))}
      union all select 'code', upper(u.wearer_id), ${named} from users u
        where ${of} and upper(u.wearer_id) in ${listed(keys("employeeCode", (one) => plainCode(one).toUpperCase()))}
      union all select 'mobile', u.mobile, ${named} from users u
        where ${of} and u.mobile in ${listed(keys("mobile", numberOf))}
      union all select 'name', ${theirName}, u.uid as name, true from users u
        where ${of} and u.active and ${inScope(call)} and ${theirName} in ${listed(names)}
      union all select distinct 'job', lower(u.job_group), '', true from users u
        where ${of} and lower(u.job_group) in ${listed(keys("job", (one) => one.toLowerCase()))}`,
  );
  return new Map(found.map((one) => [`${one.kind} ${one.key}`, one]));
}

export interface CheckedRow {
  line: number;
  cells: string[];
  state: Exclude<RowState, "added">;
  faults: RowFault[];
  alike: string | null;
}

/** Rows whose only fault is a unit or role that does not exist are mended together: the same text, the same mend. */
const ALIKE: readonly Field[] = ["unit", "roles"];
function alikeOf([only, ...others]: RowFault[]): string | null {
  if (!only?.field || !only.cell || others.length > 0 || !ALIKE.includes(only.field)) return null;
  return `${only.field} ${only.cell}`;
}

/** Only the file can be mended where the cells of a row cannot be told apart. */
const overOf = (isOver?: boolean): RowFault[] =>
  isOver ? [{ column: "", cell: "", message: OVER_WORDS }] : [];

/** What is wrong with each row of a file. Whoever has the name and the email already is there. */
export async function checkRows(call: ManageCall, { columns, rows }: CsvRows): Promise<CheckedRow[]> {
  const missing = missingColumns(columns).map((name): RowFault => {
    return { column: "", cell: "", message: missingWords(name) };
  });
  if (missing.length > 0) {
    return rows.map(({ line, cells, isOver }) => ({
      line,
      cells,
      state: "mend",
      faults: [...missing, ...overOf(isOver)],
      alike: null,
    }));
  }
  const read = rows.map(({ cells }) => cellsOf(columns, cells));
  const known = await unitsByName(call);
  const taken = await takenBy(call, read);
  const before = new Map<string, number>();
  return rows.map(({ line, cells, isOver }, at) => {
    const row = read[at]!;
    const person = taken.get(`email ${plainEmail(textOf(row, "email"))}`);
    if (person?.mine && person.name.toLowerCase() === nameIn(row))
      return { line, cells, state: "there", faults: [], alike: null };
    const seen: Seen = (key) => {
      const first = before.get(key);
      if (first === undefined) before.set(key, line);
      return first;
    };
    const faults = [...told(row, faultsOf(row, known, taken, seen)), ...overOf(isOver)];
    const doubts = told(row, doubtsOf(row, taken, seen));
    if (faults.length > 0) return { line, cells, state: "mend", faults, alike: alikeOf(faults) };
    return { line, cells, state: doubts.length > 0 ? "look" : "ready", faults: doubts, alike: null };
  });
}

type Told = Partial<Record<Field, string | undefined>>;

/** What is said of the fields of a row, as the page lists it: with the whole cell, also of a name in one column. */
const told = (row: Cells, words: Told): RowFault[] =>
  (Object.entries(words) as [Field, string | undefined][]).flatMap(([field, message]) => {
    const column = row[field]?.head ?? field;
    const cell = row.name?.head === column ? row.name.text : textOf(row, field);
    return message ? [{ column, field, cell, message }] : [];
  });

/** What may be a mistake of a row that can be added as it is. */
function doubtsOf(row: Cells, taken: Map<string, Taken>, seen: Seen): Told {
  const name = nameIn(row);
  const there = taken.get(`name ${name}`);
  const line = name ? seen(`name ${name}`) : undefined;
  const job = textOf(row, "job");
  const wears = rolesIn(textOf(row, "roles"))?.includes("customergroup");
  return {
    lastName: !textOf(row, "lastName")
      ? "There is one name alone. Is it the whole name?"
      : there
        ? `Somebody with this name is there already, as ${there.name}. Is it somebody else?`
        : line === undefined
          ? undefined
          : `Line ${line} has the same name. Is it somebody else?`,
    job:
      job && wears && !taken.has(`job ${job.toLowerCase()}`)
        ? "Nobody has this job yet, so it gives no packs. Is it spelled as in Users?"
        : undefined,
  };
}

type Seen = (key: string) => number | undefined;

function faultsOf(row: Cells, known: Units, taken: Map<string, Taken>, seen: Seen) {
  const text = (field: Field) => textOf(row, field);
  const unique = (kind: Taken["kind"], key: string, what: string) => {
    const other = taken.get(`${kind} ${key}`);
    if (other) return other.mine ? `This ${what} belongs to ${other.name}.` : `This ${what} is taken.`;
    const line = seen(`${kind} ${key}`);
    return line === undefined ? undefined : `Line ${line} has the same ${what}.`;
  };
  const faults: Told = {
    firstName: nameFault(text("firstName"), 60),
    lastName: text("lastName") || !text("firstName") ? nameFault(text("lastName"), 60) : undefined,
    email: emailFault(text("email")) ?? unique("email", plainEmail(text("email")), "email"),
    unit: unitFault(known, text("unit")),
    roles: rolesFault(text("roles")),
    job: text("job").length > 60 ? "Enter at most 60 characters." : broken(text("job")),
  };
  const code = codeOf(row);
  if (code) {
    faults.employeeCode = CODE_PATTERN.test(code)
      ? unique("code", code.toUpperCase(), "employee id")
      : CODE_TEXT;
  }
  const mobile = text("mobile");
  if (mobile) faults.mobile = mobileFault(mobile) ?? unique("mobile", numberOf(mobile), "number");
  const load = percent(text("workingTime"));
  if (!Number.isInteger(load) || load < 1 || load > 100)
    faults.workingTime = "Write a percentage from 1 to 100.";
  faults.startsOn = dayFault(text("startsOn"));
  faults.endsOn = dayFault(text("endsOn")) ?? employmentFault(employmentIn(row));
  return faults;
}

const broken = (text: string) =>
  text.includes("\uFFFD") ? "A letter is broken. Save the file as CSV UTF-8." : undefined;

function nameFault(text: string, most: number) {
  if (!text) return REQUIRED_TEXT;
  return text.length > most ? `Enter at most ${most} characters.` : broken(text);
}

function dayFault(text: string) {
  if (!text) return undefined;
  const day = dayIn(text);
  if (!day) return DAY_CELL_TEXT;
  return isOfYears(day, EARLIEST_YEAR) ? undefined : yearsText(EARLIEST_YEAR);
}

function emailFault(text: string) {
  if (!text) return REQUIRED_TEXT;
  return text.length > 200 || !email.safeParse(plainEmail(text)).success ? EMAIL_TEXT : undefined;
}

const mobileFault = (text: string) => (mobileOf(text) ? undefined : MOBILE_TEXT);

function unitFault(known: Units, text: string) {
  if (!text) return REQUIRED_TEXT;
  const [unit, other] = units(known, text);
  if (!unit) return "You manage no unit with this number or name.";
  if (other) return `Two units have this name. Write the number: ${unit.uid} or ${other.uid}.`;
  return unit.active ? undefined : `${unit.name} is disabled. Enable it first, or choose another.`;
}
