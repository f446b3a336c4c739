import { createHash } from "node:crypto";
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
import { CODE_HEADS } from "../../carts";
import { type Field, FIELDS } from "./fields";

/** More rows than this are sent in several files. */
const MOST_ROWS = 1000;
export const MOST_CELL = 200;

/** What the template calls each column. */
export const NAMES: Record<Field, string> = {
  person: "Person",
  style: "Style",
  colour: "Colour",
  size: "Size",
  quantity: "Quantity",
  text: "Text",
};

const HEADS: Heads<Field> = {
  person: [
    ...["person", "employeeid", "employeecode", "employeenumber", "employeeno", "staffid", "staffnumber"],
    ...["staffno", "payrollnumber", "payrollid", "personnelnumber", "wearerid", "wearer", "email"],
    ...["emailaddress", "workemail", "employee", "name", "fullname", "employeename"],
  ],
  style: ["style", "stylecode", "stylenumber", "styleno", ...CODE_HEADS, "garment"],
  colour: ["colour", "color", "colourcode", "colorcode", "colourname", "colorname"],
  size: ["size", "sizecode"],
  quantity: ["quantity", "qty", "orderquantity", "orderqty", "pieces", "units", "pcs", "number"],
  text: ["text", "embroidery", "engraving", "personalisation", "personalization", "badgename", "textonit"],
};

const NEEDED: Needed<Field> = [["person"], ["style"], ["quantity"]];

/** What the columns of a file do not say, by the template's names. */
export const missingColumns = (columns: readonly string[]) =>
  missingIn(columns, HEADS, NEEDED).map((field) => NAMES[field]);

export const teamColumns = (columns: readonly string[]) => columnsOf(columns, HEADS);

/** The columns of a file with what somebody says that some of them mean. */
export const withMeanings = (columns: readonly string[], meant: readonly { at: number; field: Field }[]) =>
  renamed(columns, meant, HEADS, NAMES);

/**
 * The columns and rows of a CSV file of a team order. One that has the columns under other names is read too: they can be
 * given their meaning. @throws FileRefusal
 */
export const readTeamFile = (text: string): CsvRows =>
  readCsvRows(text, {
    mostRows: MOST_ROWS,
    mostCell: MOST_CELL,
    heads: HEADS,
    check(columns) {
      if (canBeMapped(columns, HEADS, NEEDED)) return;
      throw new FileRefusal(
        "A line must name the columns: Person, Style and Quantity at least. Download the template to see all.",
      );
    },
  });

export type Cells = Record<Field, { head: string; text: string }>;

/** The cells of a row by what they mean; a column that is not there is empty, under no head. */
export function cellsOf(columns: readonly string[], cells: readonly string[]): Cells {
  const { at } = teamColumns(columns);
  const cell = (field: Field) => {
    const index = at[field];
    return index === undefined ? { head: "", text: "" } : { head: columns[index]!, text: cells[index] ?? "" };
  };
  return Object.fromEntries(FIELDS.map((field) => [field, cell(field)])) as Cells;
}

/** The same for two files that say the same, whatever their separators, line ends and further columns. */
export function digestOf({ columns, rows }: CsvRows): string {
  const said = rows.map(({ cells }) => {
    const read = cellsOf(columns, cells);
    return FIELDS.map((field) => read[field].text.toLowerCase());
  });
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
