import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/call";
import { columnsOf, type Heads, UnusedColumnSchema } from "../../http/csv-columns";
import { type CsvRecord, FileRefusal } from "../../http/csv-records";
import { OVER_WORDS, readCsvRows } from "../../http/csv-rows";
import { invalid } from "../../http/errors";
import { MOST_ADDED } from "./add";

type Field = "code" | "quantity";

/** What a column with the codes of goods is called. */
export const CODE_HEADS = [
  ...["code", "sku", "skucode", "itemcode", "productcode", "productid", "itemnumber", "itemno"],
  ...["partnumber", "partno", "stockcode", "product", "item"],
] as const;

const HEADS: Heads<Field> = {
  code: CODE_HEADS,
  quantity: ["quantity", "qty", "orderquantity", "orderqty", "pieces", "units", "pcs"],
};
const NAMES: Record<Field, string> = { code: "Code", quantity: "Quantity" };
const MOST_CELL = 500;

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
function readLines(text: string) {
  const { columns, rows } = readCsvRows(text, {
    // Some more are shown again, to be added with the next.
    mostRows: 2 * MOST_ADDED,
    advised: MOST_ADDED,
    mostCell: MOST_CELL,
    heads: HEADS,
    withoutHeads: guessed,
    check(found) {
      if (columnsOf(found, HEADS).at.code === undefined) {
        throw new FileRefusal(`No column is called ${NAMES.code}. Download the template to see how.`);
      }
    },
  });
  const { at, unused } = columnsOf(columns, HEADS);
  const read = rows.map(({ line, cells, isOver }) => ({
    line,
    code: cells[at.code!] ?? "",
    quantity: at.quantity === undefined ? "" : (cells[at.quantity] ?? ""),
    fault: isOver ? OVER_WORDS : undefined,
  }));
  const isLeftOut = ({ quantity, fault }: (typeof read)[number]) => /^0+$/.test(quantity) && !fault;
  return {
    lines: read.filter((line) => !isLeftOut(line) && (line.code !== "" || line.quantity !== "")),
    leftOut: read.filter(isLeftOut).map(({ line }) => line),
    unused: unused.filter(({ head }) => head !== ""),
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
      body: z.object({ text: z.string().max(1_000_000) }),
      mostBytes: 2 * 1024 * 1024,
      answer: z
        .object({
          lines: z.array(
            z.object({
              line: z.number(),
              code: z.string(),
              quantity: z.string(),
              /** Why the cells of the line cannot be told apart. */
              fault: z.string().optional(),
            }),
          ),
          /** Lines of quantity 0, which are not meant to be ordered. */
          leftOut: z.array(z.number()),
          /** Columns that nothing is read from. */
          unused: z.array(UnusedColumnSchema),
        })
        .openapi("CartLines"),
    },
    ({ body }) => {
      try {
        return Promise.resolve(readLines(body.text));
      } catch (error) {
        if (error instanceof FileRefusal) throw invalid("text", error.message);
        throw error;
      }
    },
  );
}
