import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import {
  canBeMapped,
  columnsOf,
  type Heads,
  missingIn,
  type Needed,
  renamed,
  UnusedColumnSchema,
} from "../../http/csv/columns";
import { type CsvRecord, FileRefusal } from "../../http/csv/records";
import { OVER_WORDS, readCsvRows } from "../../http/csv/rows";
import { invalid } from "../../http/errors";
import { readOrRefuse } from "../../http/file-refusal";
import { MOST_ADDED } from "./add";

const FIELDS = ["code", "quantity"] as const;
/** What a line is made with has a column in the file of a cart. Nobody is asked for it. */
type Field = (typeof FIELDS)[number] | "configuration";

/** What a column with the codes of goods is called. */
export const CODE_HEADS = [
  ...["code", "sku", "skucode", "itemcode", "productcode", "productid", "itemnumber", "itemno"],
  ...["partnumber", "partno", "stockcode", "product", "item"],
] as const;

const HEADS: Heads<Field> = {
  code: CODE_HEADS,
  quantity: ["quantity", "qty", "orderquantity", "orderqty", "pieces", "units", "pcs"],
  configuration: ["configuration"],
};
const NAMES: Record<Field, string> = {
  code: "Code",
  quantity: "Quantity",
  configuration: "Configuration",
};
const NEEDED: Needed<Field> = [["code"]];
/** Characters of a code or a quantity that are told again, and of what a line is made with. */
const MOST_CELL = 500;
const MOST_CONFIGURATION = 4000;

const LinesBody = z.object({
  text: z.string().max(1_000_000),
  /** What columns mean whose heads are not known. */
  columns: z
    .array(z.object({ at: z.number().int().min(0), field: z.enum(FIELDS) }))
    .max(2)
    .optional(),
});

const isNumber = (cell: string | undefined) => /^[\d.,\s]+$/.test(cell ?? "");

/** What the columns of a text without heads are: a code and a quantity, in the sequence that the numbers tell. */
function guessed(first: readonly CsvRecord[]): string[] {
  const width = Math.max(...first.map(({ cells }) => cells.length), 1);
  const isTurned =
    first.length > 0 &&
    first.every(({ cells: [one, other = ""] }) => isNumber(one) && other !== "" && !isNumber(other));
  const named = isTurned ? [NAMES.quantity, NAMES.code] : [NAMES.code, NAMES.quantity];
  // More cells than two are told of, as columns without a name, unless they are parts of a number.
  const isCut = first.some(({ cells: [, one, other] }) => isNumber(one) && /^\d+$/.test(other?.trim() ?? ""));
  return [...named, ...Array.from({ length: isCut ? 0 : width - 2 }, () => "")].slice(0, Math.max(2, width));
}

/** The lines that a text or a file asks for. Codes and numbers are judged when they are added. */
function readLines({ text, columns: meant = [] }: z.infer<typeof LinesBody>) {
  const { columns: named, rows } = readCsvRows(text, {
    // Some more are shown again, to be added with the next.
    mostRows: 2 * MOST_ADDED,
    advised: MOST_ADDED,
    mostCell: MOST_CONFIGURATION + 1,
    heads: HEADS,
    withoutHeads: guessed,
    check(found) {
      if (canBeMapped(found, HEADS, NEEDED)) return;
      throw new FileRefusal(`No column is called ${NAMES.code}. Download the template to see how.`);
    },
  });
  const columns = renamed(named, meant, HEADS, NAMES);
  if (!columns) throw invalid("columns", "Choose something else for each column.");
  const { at, unused } = columnsOf(columns, HEADS);
  const offered = FIELDS.filter((field) => at[field] === undefined);
  const missing = missingIn(columns, HEADS, NEEDED).map((field) => NAMES[field]);
  if (missing.length > 0) return { lines: [], leftOut: [], unused, missing, offered };
  const cellOf = (cells: readonly string[], index: number | undefined) =>
    (index === undefined ? undefined : cells[index]) ?? "";
  const read = rows.map(({ line, cells, isOver }) => {
    const configuration = cellOf(cells, at.configuration);
    const isLong = configuration.length > MOST_CONFIGURATION;
    return {
      line,
      code: cellOf(cells, at.code).slice(0, MOST_CELL),
      quantity: cellOf(cells, at.quantity).slice(0, MOST_CELL),
      configuration: configuration === "" || isLong ? undefined : configuration,
      fault: isOver ? OVER_WORDS : isLong ? "What this line is made with is too long." : undefined,
    };
  });
  const isLeftOut = ({ quantity, fault }: (typeof read)[number]) => /^0+$/.test(quantity) && !fault;
  return {
    lines: read.filter((line) => !isLeftOut(line) && (line.code !== "" || line.quantity !== "")),
    leftOut: read.filter(isLeftOut).map(({ line }) => line),
    unused: unused.filter(({ head }) => head !== ""),
    missing,
    offered,
  };
}

/** Lines of a file or a pasted text, to be added to a cart with `each` (contract §7.1). */
export function linesFileRoutes(api: Registrar): void {
  api.call(
    {
      method: "post",
      path: "/cartLines",
      tag: "Carts",
      summary: "Reads the codes and quantities of a CSV file or a pasted text; nothing is added",
      who: "person",
      reads: true,
      body: LinesBody,
      mostBytes: 2 * 1024 * 1024,
      answer: z
        .object({
          lines: z.array(
            z.object({
              line: z.number(),
              code: z.string(),
              quantity: z.string(),
              /** What the column Configuration says of it, as it stands. */
              configuration: z.string().optional(),
              /** Why the cells of the line cannot be told apart. */
              fault: z.string().optional(),
            }),
          ),
          /** Lines of quantity 0, which are not meant to be ordered. */
          leftOut: z.array(z.number()),
          /** Columns that nothing is read from. */
          unused: z.array(UnusedColumnSchema),
          /** What no column means though it must; no line is read then. One of the others can be given the meaning. */
          missing: z.array(z.string()),
          /** What no column means: a column that nothing is read from can be given it. */
          offered: z.array(z.enum(FIELDS)),
        })
        .openapi("CartLines"),
    },
    ({ body }) => Promise.resolve(readOrRefuse("text", () => readLines(body))),
  );
}
