import {
  canBeMapped,
  columnsOf,
  type Heads,
  missingIn,
  type Needed,
  renamed,
} from "../../../http/csv/columns";
import { FileRefusal } from "../../../http/csv/records";
import { type CsvRows, readCsvRows } from "../../../http/csv/rows";
import { haveRole, ROLES, type RoleCode } from "../roles";

/** More rows than this are sent in several files. */
const MOST_ROWS = 5000;
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
  "startsOn",
  "endsOn",
] as const;
export type Field = (typeof FIELDS)[number];

/** What the template calls each column. */
export const NAMES: Record<Field, string> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  employeeCode: "Employee id",
  email: "Email",
  mobile: "Mobile",
  unit: "Unit",
  roles: "Roles",
  job: "Job",
  workingTime: "Working time",
  startsOn: "First day",
  endsOn: "Last day",
};

const HEADS: Heads<Field> = {
  name: ["name", "fullname", "employeename", "displayname"],
  firstName: [
    "firstname",
    "givenname",
    "givennames",
    "firstnames",
    "given",
    "first",
    "forename",
    "preferredname",
  ],
  lastName: ["lastname", "familyname", "surname", "last"],
  employeeCode: [
    ...["employeeid", "employeecode", "employeenumber", "employeeno", "staffid", "staffnumber", "staffno"],
    ...["payrollnumber", "payrollid", "personnelnumber", "wearerid"],
  ],
  email: ["email", "emailaddress", "workemail", "mail"],
  mobile: [
    "mobile",
    "mobilenumber",
    "mobilephone",
    "mobileno",
    "phone",
    "phonenumber",
    "telephone",
    "cell",
    "contactnumber",
  ],
  unit: [
    "unit",
    "unitid",
    "unitname",
    "businessunit",
    "store",
    "storename",
    "department",
    "location",
    "site",
    "branch",
  ],
  roles: ["roles", "role"],
  job: ["job", "jobtitle", "jobgroup", "position", "positiontitle", "occupation"],
  workingTime: ["workingtime", "fte", "load", "worktime"],
  startsOn: [
    ...["firstday", "firstdayofwork", "startdate", "startson", "starts", "starting", "datestarted"],
    ...["commencementdate", "commencement", "hiredate", "hiredon"],
  ],
  endsOn: ["lastday", "lastdayofwork", "enddate", "endson", "ends", "dateended", "terminationdate"],
};

const NEEDED: Needed<Field> = [["name", "firstName"], ["name", "lastName"], ["email"], ["unit"]];

/** What the columns of a file do not say, by the template's names. */
export const missingColumns = (columns: readonly string[]) =>
  missingIn(columns, HEADS, NEEDED).map((field) => NAMES[field]);

export const peopleColumns = (columns: readonly string[]) => columnsOf(columns, HEADS);

/** The columns of a file with what somebody says that some of them mean. */
export const withMeanings = (columns: readonly string[], meant: readonly { at: number; field: Field }[]) =>
  renamed(columns, meant, HEADS, NAMES);

/**
 * The columns and rows of a CSV file of people. One that has the columns under other names is read too: they can be
 * given their meaning.
 * @param columns of a text that has no line of heads; it has commas.
 * @throws FileRefusal
 */
export const readFile = (text: string, columns?: string[]): CsvRows =>
  readCsvRows(text, {
    mostRows: MOST_ROWS,
    mostCell: MOST_CELL,
    heads: HEADS,
    columns,
    check(found) {
      if (canBeMapped(found, HEADS, NEEDED)) return;
      throw new FileRefusal(
        "A line must name the columns: First name, Last name, Email and Unit at least. Download the template to see all.",
      );
    },
  });

export type Cells = Partial<Record<Field, { head: string; text: string }>>;

/** A name in one cell: with a comma the surname comes first, as payrolls write it. */
function namesIn(text: string): [first: string, last: string] {
  const [surname = "", given] = text.split(/\s*,\s*/, 2);
  if (given) return [given, surname];
  const [first = "", ...rest] = text.replace(/,\s*$/, "").split(/\s+/);
  return [first, rest.join(" ")];
}

/** The cells of a row by what they mean. */
export function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  const { at } = peopleColumns(columns);
  const found: Cells = {};
  for (const [field, index] of Object.entries(at) as [Field, number][]) {
    found[field] = { head: columns[index]!, text: cells[index] ?? "" };
  }
  if (found.name && !found.firstName) {
    const [first, last] = namesIn(found.name.text);
    found.firstName = { head: found.name.head, text: first };
    found.lastName ??= { head: found.name.head, text: last };
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

/** What is wrong with a text of roles. */
export function rolesFault(text: string): string | undefined {
  const roles = rolesIn(text);
  if (roles) return haveRole(roles) ? undefined : "Write a role beside the right.";
  const names = ROLES.map(({ name }) => name);
  return `No such role. Write ${names.slice(0, -1).join(", ")} or ${names.at(-1)}.`;
}
