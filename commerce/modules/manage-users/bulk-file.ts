import { type CsvRows, FileRefusal, meantCell, plainHead, readCsvRows } from "../../http/csv-rows";
import { ROLES, type RoleCode } from "./roles";

/** More rows than this are sent in several files. */
export const MOST_ROWS = 5000;
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

/**
 * The heads and rows of a CSV file of people.
 * @param heads of a text that has no line of them; it has commas.
 * @throws FileRefusal
 */
export function readFile(text: string, heads?: string[]): CsvRows {
  return readCsvRows(text, {
    mostRows: MOST_ROWS,
    mostCell: MOST_CELL,
    heads,
    check(plain) {
      const known = new Set([...plain].map((head) => HEADS[head]));
      const named = known.has("name") || (known.has("firstName") && known.has("lastName"));
      if (!named || !known.has("email") || !known.has("unit")) {
        throw new FileRefusal(
          "The first line must name the columns: First name, Last name, Email and Unit at least. Download the template to see all.",
        );
      }
    },
  });
}

export type Cells = Partial<Record<Field, { head: string; text: string }>>;

/** The cells of a row by what they mean. */
export function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  const found: Cells = {};
  columns.forEach((head, at) => {
    const field = HEADS[plainHead(head)];
    if (field) found[field] ??= { head, text: meantCell(cells[at]) };
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
