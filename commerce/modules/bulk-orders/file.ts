import {
  canBeMapped,
  columnsOf,
  type Heads,
  missingIn,
  missingWords,
  type Needed,
  renamed,
} from "../../http/csv/columns";
import { FileRefusal } from "../../http/csv/records";
import { type CsvRows, OVER_WORDS, readCsvRows } from "../../http/csv/rows";
import { plainCode } from "../../http/plain-text";
import { CODE_HEADS, MAX_QUANTITY } from "../carts";

/** More lines than this are sent in several files. */
const MOST_LINES = 2000;
/** Orders of one file: each is tried while the buyer waits. */
export const MOST_ORDERS = 50;
const MOST_CELL = 200;

export const FIELDS = ["sku", "quantity", "purchaseOrder", "deliverTo"] as const;
export type Field = (typeof FIELDS)[number];

/** What the template calls each column. */
export const NAMES: Record<Field, string> = {
  sku: "Code",
  quantity: "Quantity",
  purchaseOrder: "Purchase order number",
  deliverTo: "Deliver to",
};

const HEADS: Heads<Field> = {
  sku: CODE_HEADS,
  quantity: [
    "quantity",
    "qty",
    "orderquantity",
    "orderqty",
    "quantityordered",
    "qtyordered",
    "pieces",
    "units",
    "pcs",
  ],
  purchaseOrder: [
    ...["purchaseordernumber", "purchaseorder", "purchaseorderno", "ponumber", "pono", "po", "ponum"],
    ...["customerpo", "customerpurchaseorder", "yourreference", "ordernumber", "orderno"],
  ],
  deliverTo: [
    ...["deliverto", "deliveryaddress", "shipto", "shiptoaddress", "shippingaddress", "delivery"],
    ...["address", "store", "storename", "location", "site"],
  ],
};

const NEEDED: Needed<Field> = [["sku"], ["quantity"]];

/** What the columns of a file do not say, by the template's names. */
export const missingColumns = (columns: readonly string[]) =>
  missingIn(columns, HEADS, NEEDED).map((field) => NAMES[field]);

export const orderColumns = (columns: readonly string[]) => columnsOf(columns, HEADS);

/** The columns of a file with what somebody says that some of them mean. */
export const withMeanings = (columns: readonly string[], meant: readonly { at: number; field: Field }[]) =>
  renamed(columns, meant, HEADS, NAMES);

/**
 * The columns and lines of a CSV file of orders. One that has the columns under other names is read too: they can be
 * given their meaning. @throws FileRefusal
 */
export const readOrderFile = (text: string): CsvRows =>
  readCsvRows(text, {
    mostRows: MOST_LINES,
    mostCell: MOST_CELL,
    heads: HEADS,
    check(columns) {
      if (canBeMapped(columns, HEADS, NEEDED)) return;
      throw new FileRefusal(
        "A line must name the columns: Code and Quantity at least. Download the template to see all.",
      );
    },
  });

/** A line of the file, and what can be told of it without looking anything up. */
export interface ReadLine {
  line: number;
  cells: string[];
  sku: string;
  /** 0 for a line to leave out, and for one whose quantity is no number. */
  quantity: number;
  purchaseOrder: string;
  deliverTo: string;
  faults: { column: string; message: string }[];
}

const WHOLE = /^\d{1,6}$/;
const QUANTITY_WORDS = `Write a whole number from 1 to ${MAX_QUANTITY}.`;

/** Lines of quantity 0 are meant to be left out: price lists come with all goods. */
export const isLeftOut = ({ quantity, faults }: Pick<ReadLine, "quantity" | "faults">): boolean =>
  quantity === 0 && faults.length === 0;

export function readLines({ columns, rows }: CsvRows): ReadLine[] {
  const { at } = orderColumns(columns);
  return rows.map(({ line, cells, isOver }) => {
    const text = (field: Field) => (at[field] === undefined ? "" : (cells[at[field]] ?? ""));
    const fault = (field: Field, message: string) =>
      at[field] === undefined
        ? { column: "", message: missingWords(NAMES[field]) }
        : { column: columns[at[field]]!, message };
    const quantity = WHOLE.test(text("quantity")) ? Number(text("quantity")) : undefined;
    const isRight = quantity !== undefined && quantity <= MAX_QUANTITY;
    const faults = [
      ...(text("sku") ? [] : [fault("sku", "Write the code of an item.")]),
      ...(isRight ? [] : [fault("quantity", quantityFault(text("quantity")))]),
      ...(isOver ? [{ column: "", message: OVER_WORDS }] : []),
    ];
    return {
      line,
      cells,
      sku: plainCode(text("sku")).toUpperCase(),
      quantity: isRight ? quantity : 0,
      purchaseOrder: text("purchaseOrder"),
      deliverTo: text("deliverTo"),
      // A line without pieces is left out, whatever else stands in it.
      faults: quantity === 0 && !isOver ? [] : faults,
    };
  });
}

const quantityFault = (text: string) =>
  text === "" ? `How many? ${QUANTITY_WORDS} 0 leaves the line out.` : QUANTITY_WORDS;
