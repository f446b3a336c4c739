import { parse } from "csv-parse/sync";
import { ROLES, type RoleCode } from "./roles";

/** More rows than this are sent in several files. */
export const MOST_ROWS = 5000;
const MOST_COLUMNS = 40;
export const MOST_CELL = 300;

export const FIELDS = [
  "name",
  "firstName",
  "lastName",
  "employeeCode",
  "email",
  "mobile",
  "unit",
  "roles",
  "job",
  "workingTime",
] as const;
export type Field = (typeof FIELDS)[number];

/** The heads that a column is known by, without case, blanks and lines. The list of users has most of them. */
const HEADS: Record<string, Field> = {
  name: "name",
  firstname: "firstName",
  givenname: "firstName",
  lastname: "lastName",
  familyname: "lastName",
  surname: "lastName",
  employeeid: "employeeCode",
  employeecode: "employeeCode",
  email: "email",
  mobile: "mobile",
  unit: "unit",
  store: "unit",
  businessunit: "unit",
  role: "roles",
  roles: "roles",
  job: "job",
  workingtime: "workingTime",
};

const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, "");

export interface SentFile {
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

/** Why a file as a whole cannot be read, in words. */
export class FileRefusal extends Error {}

/** The separator that the line of heads has most of. */
function separatorOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)![0];
  const count = (one: string) => head.split(one).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0]!;
}

/**
 * The heads and rows of a CSV file with commas, semicolons or tabs.
 * @param heads of a text that has no line of them; it has commas.
 * @throws FileRefusal
 */
export function readFile(text: string, heads?: string[]): SentFile {
  const found = records(text, heads ? "," : separatorOf(text.replace(/^\uFEFF/, "")));
  const [head, ...rest] = heads ? [{ record: heads, line: 0 }, ...found] : found;
  const columns = (head?.record ?? []).map((one) => one.trim().slice(0, 60));
  if (columns.length > MOST_COLUMNS) throw new FileRefusal("The file has too many columns.");
  const known = new Set(columns.map((column) => HEADS[plain(column)]));
  const named = known.has("name") || (known.has("firstName") && known.has("lastName"));
  if (!named || !known.has("email") || !known.has("unit")) {
    throw new FileRefusal(
      "The first line must name the columns: First name, Last name, Email and Unit at least. Download the template to see all.",
    );
  }
  const rows = rest
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .map(({ record, line }) => ({
      line,
      cells: columns.map((_, at) => (record[at] ?? "").slice(0, MOST_CELL).trim()),
    }));
  if (rows.length === 0) throw new FileRefusal("The file has no rows below its heads.");
  if (rows.length > MOST_ROWS) {
    throw new FileRefusal(`The file has ${rows.length} rows. Send at most 5,000 at once.`);
  }
  return { columns, rows };
}

interface Read {
  record: string[];
  line: number;
}

function records(text: string, delimiter: string): Read[] {
  let line = 1;
  try {
    const found = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      info: true,
      to: MOST_ROWS * 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // A row is named by the line on which it begins, although a cell may go over several.
    return found.map(({ record, info }) => {
      const begins = line;
      line = info.lines + 1;
      return { record, line: begins };
    });
  } catch {
    throw new FileRefusal("We cannot read this as CSV: a quotation mark is opened and never closed.");
  }
}

export type Cells = Partial<Record<Field, { head: string; text: string }>>;

/** The cells of a row by what they mean. Spreadsheets are kept from running a cell by a quote in front of it. */
export function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  const found: Cells = {};
  columns.forEach((head, at) => {
    const field = HEADS[plain(head)];
    if (field) found[field] ??= { head, text: (cells[at] ?? "").replace(/^'(?=[=+\-@])/, "") };
  });
  if (found.name && !found.firstName) {
    const [first = "", ...rest] = found.name.text.split(/\s+/);
    found.firstName = { head: found.name.head, text: first };
    found.lastName = { head: found.name.head, text: rest.join(" ") };
  }
  return found;
}

/** Roles by name or code, in any case; a text that is none is undefined. Nothing is a wearer who is a customer. */
export function rolesIn(text: string): RoleCode[] | undefined {
  const words = text
    .split(/[;,|]/)
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (words.length === 0) return ["customergroup", "b2bcustomergroup"];
  const found = words.map((word) =>
    ROLES.find(({ code, name }) => code === word || name.toLowerCase() === word),
  );
  return found.every(Boolean) ? [...new Set(found.map((role) => role!.code))] : undefined;
}
