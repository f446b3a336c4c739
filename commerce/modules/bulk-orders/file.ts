import { type CsvRows, FileRefusal, meantCell, plainHead, readCsvRows } from "../../http/csv-rows";
import { MAX_QUANTITY } from "../carts";

/** More lines than this are sent in several files. */
export const MOST_LINES = 2000;
/** Orders of one file: each is tried while the buyer waits. */
export const MOST_ORDERS = 50;
const MOST_CELL = 200;

export const FIELDS = ["sku", "quantity", "purchaseOrder", "deliverTo"] as const;
type Field = (typeof FIELDS)[number];

/** The heads that a column is known by, as `plainHead` writes them. */
const HEADS: Record<string, Field> = {
  code: "sku",
  sku: "sku",
  item: "sku",
  itemcode: "sku",
  productcode: "sku",
  quantity: "quantity",
  qty: "quantity",
  pieces: "quantity",
  purchaseordernumber: "purchaseOrder",
  purchaseorder: "purchaseOrder",
  ponumber: "purchaseOrder",
  po: "purchaseOrder",
  deliverto: "deliverTo",
  deliveryaddress: "deliverTo",
  store: "deliverTo",
};

/** The heads and lines of a CSV file of orders. @throws FileRefusal */
export const readOrderFile = (text: string): CsvRows =>
  readCsvRows(text, {
    mostRows: MOST_LINES,
    mostCell: MOST_CELL,
    check(plain) {
      const known = new Set([...plain].map((head) => HEADS[head]));
      if (!known.has("sku") || !known.has("quantity")) {
        throw new FileRefusal(
          "The first line must name the columns: Code and Quantity at least. Download the template to see all.",
        );
      }
    },
  });

/** A line of the file, and what can be told of it without looking anything up. */
export interface ReadLine {
  line: number;
  cells: string[];
  sku: string;
  quantity: number;
  purchaseOrder: string;
  deliverTo: string;
  faults: { column: string; message: string }[];
}

const WHOLE = /^\d{1,6}$/;

export function readLines({ columns, rows }: CsvRows): ReadLine[] {
  const at = {} as Partial<Record<Field, number>>;
  columns.forEach((head, index) => {
    const field = HEADS[plainHead(head)];
    if (field) at[field] ??= index;
  });
  return rows.map(({ line, cells }) => {
    const text = (field: Field) => (at[field] === undefined ? "" : meantCell(cells[at[field]]));
    const head = (field: Field) => columns[at[field]!]!;
    const quantity = WHOLE.test(text("quantity")) ? Number(text("quantity")) : 0;
    const faults = [
      ...(text("sku") ? [] : [{ column: head("sku"), message: "Write the code of an item." }]),
      ...(quantity >= 1 && quantity <= MAX_QUANTITY
        ? []
        : [{ column: head("quantity"), message: `Write a whole number from 1 to ${MAX_QUANTITY}.` }]),
    ];
    return {
      line,
      cells,
      sku: text("sku").toUpperCase(),
      quantity,
      purchaseOrder: text("purchaseOrder"),
      deliverTo: text("deliverTo"),
      faults,
    };
  });
}
