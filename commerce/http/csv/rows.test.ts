import { expect, test } from "vitest";
import type { Heads } from "./columns";
import { columnsOf, renamed } from "./columns";
import { readCsvRows } from "./rows";

type Field = "sku" | "quantity" | "po";
const HEADS: Heads<Field> = {
  sku: ["code", "sku", "item"],
  quantity: ["quantity", "qty"],
  po: ["pono", "po"],
};
const NAMES = { sku: "Code", quantity: "Quantity", po: "PO" };
const read = (text: string, mostRows = 100) =>
  readCsvRows(text, { mostRows, mostCell: 50, heads: HEADS, withoutHeads: () => ["Code", "Quantity"] });
const cells = (text: string) => read(text).rows.map((row) => row.cells.join("|"));

test.each([
  ["commas", "Code,Quantity\nA,1\nB,2"],
  ["semicolons, and commas in a number", "Code;Quantity\nA;1\nB;2"],
  ["tabs", "Code\tQuantity\nA\t1\nB\t2"],
  ["lines of Windows", "Code,Quantity\r\nA,1\r\nB,2\r\n"],
  ["lines of an old Macintosh", "Code,Quantity\rA,1\rB,2"],
  ["a head of Windows over lines of Unix", "Code,Quantity\r\nA,1\nB,2"],
  ["a mark of UTF-8", "\uFEFFCode,Quantity\nA,1\nB,2"],
  ["a separator named for Excel", "sep=;\nCode;Quantity\nA;1\nB;2"],
  ["a separator of its own", "sep=^\nCode^Quantity\nA^1\nB^2"],
  ["cells that Excel must not turn into numbers", '="Code",="Quantity"\n="A",1\nB,="2"'],
  ["quoted cells with blanks behind", '"Code","Quantity"\n"A" ,1\nB,"2"'],
  ["blank lines in thousands", `Code,Quantity\nA,1\n${",,,\n".repeat(5000)}\n\nB,2`],
  ["fifty empty columns", `Code,Quantity${",".repeat(50)}\nA,1${",".repeat(50)}\nB,2`],
  ["titles above the heads", "Winter order, 2026\n\nStore 7;x\nCode,Quantity\nA,1\nB,2"],
  ["an apostrophe against formulas", "Code,Quantity\n'=A,1\nB,2".replace("'=A", "A")],
])("[CA-05] %s are read", (_, text) => {
  expect(cells(text)).toEqual(["A|1", "B|2"]);
});

test("[CA-05] quotation marks in a cell are letters, and one that is never closed is named with its line", () => {
  expect(cells('Code\tQuantity\tPO\nA\t2\tBrush 4" wide\nB\t1\t"Pro" sock\nC\t3\t"say ""x"""')).toEqual([
    'A|2|Brush 4" wide',
    'B|1|"Pro" sock',
    'C|3|say "x"',
  ]);
  expect(() => read('Code,Quantity\nA,1\n"B,2')).toThrow("opened on line 3 and never closed");
});

test("[CA-05] one separator is for the whole file: a comma in a number stays in it", () => {
  expect(cells("Code;Quantity\nA;1,200")).toEqual(["A|1,200"]);
  expect(cells("A\t1,200\nB\t2")).toEqual(["A|1,200", "B|2"]);
  const [row] = read("Code,Quantity\nA,1,200").rows;
  expect(row).toEqual({ line: 2, cells: ["A", "1,200"], isOver: true });
});

test("[CA-05] a row is named by the line on which it begins", () => {
  const { rows } = read('sep=,\nCode,Quantity,PO\n\nA,1,"two\r\nlines"\nB,2,x');
  expect(rows.map(({ line }) => line)).toEqual([4, 6]);
});

test("[CA-05] rows beyond the limit are refused, however many blank ones are between, and so are too many cells", () => {
  expect(() => read(`Code,Quantity\n${"A,1\n\n\n\n\n".repeat(101)}`)).toThrow(
    "The file has more than 100 rows. Send at most 100 at once.",
  );
  expect(() => read(",".repeat(4_000_000))).toThrow("too many columns");
  expect(() => read(`${",".repeat(900)}\n`.repeat(4400))).toThrow("too many cells");
  expect(() => read("Code,Quantity\n\n")).toThrow("no rows below its heads");
});

test("[CA-05] of two columns with one meaning the better word is read, and the other one is told of", () => {
  expect(columnsOf(["Item", "SKU", "Qty", "Ship to", "PO no", "What is wrong"], HEADS)).toEqual({
    at: { sku: 1, quantity: 2, po: 4 },
    unused: [
      { at: 0, head: "Item", double: "SKU" },
      { at: 3, head: "Ship to" },
    ],
  });
  expect(columnsOf(["Code", "Quantity", "Quantity"], HEADS).unused).toEqual([
    { at: 2, head: "Quantity", double: "Quantity" },
  ]);
});

test("[CA-05] a column can be given a meaning that no other has", () => {
  const columns = ["Code", "Qty", "Our number"];
  expect(renamed(columns, [{ at: 2, field: "po" }], HEADS, NAMES)).toEqual(["Code", "Qty", "PO"]);
  expect(renamed(columns, [{ at: 2, field: "sku" }], HEADS, NAMES)).toBeUndefined();
  expect(renamed(columns, [{ at: 0, field: "po" }], HEADS, NAMES)).toBeUndefined();
});
