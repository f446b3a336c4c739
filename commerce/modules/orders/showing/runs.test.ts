import { expect, test } from "vitest";
import { type RunLine, sizeRuns } from "./runs";

let number = 0;
const line = (
  size: string,
  over: Partial<{
    style: string;
    colour: string;
    cents: number;
    pack: string;
    note: string;
    name: string;
    reason: string;
    sort: number | null;
    quantity: number;
  }> = {},
): RunLine => ({
  entry: {
    orderCode: "KR-1",
    entryNumber: number++,
    sku: `SKU-${number}`,
    product: {
      code: "",
      name: "",
      styleCode: over.style ?? "KC-1",
      colour: over.colour ?? "Navy",
      size,
    },
    quantity: 99,
    cancelled: 0,
    stockTaken: 0,
    unitCents: over.cents ?? 1000,
    discounts: [],
    configuration: null,
    valueAdds: over.name
      ? [{ code: "NB", name: "Name bar", cents: 0, entries: [{ label: "Name", value: over.name }] }]
      : [],
    quoteCode: null,
    packId: over.pack ?? null,
    packName: null,
    packType: null,
    bundleId: null,
    points: 0,
    bundleName: null,
    reasonOfReplacement: over.reason ?? null,
    additionalComments: null,
    ppeWarning: null,
    ppeReason: null,
    standards: null,
    stockNote: over.note ?? null,
    taken: false,
  },
  quantity: over.quantity ?? 1,
  sort: over.sort === undefined ? Number(size) : over.sort,
});
const shape = (lines: RunLine[]) =>
  sizeRuns(lines).map((run) =>
    run.lines.map(({ entry }) => `${entry.product.colour} ${entry.product.size}`).join("+"),
  );

test("[OR-01] sizes of one style and colour are one run, in the order in which they are made", () => {
  const runs = sizeRuns([
    line("12", { quantity: 2 }),
    line("8", { quantity: 3 }),
    line("old", { sort: null }),
    line("10", { cents: 900 }),
  ]);
  expect(runs).toHaveLength(1);
  expect(runs[0]!.lines.map(({ entry }) => entry.product.size)).toEqual(["8", "10", "12", "old"]);
  expect(runs[0]).toMatchObject({ quantity: 7, cents: 6900 });
});

test("[OR-01] colours of a style stand together, in the order of the lines", () => {
  expect(
    shape([line("8"), line("8", { style: "KC-2" }), line("8", { colour: "White" }), line("10")]),
  ).toEqual(["Navy 8+Navy 10", "White 8", "Navy 8"]);
});

test.each([
  ["stock note", { note: "On back-order" }],
  ["pack", { pack: "PK-1" }],
  ["value-adds", { name: "O'Brien-Ngāti <b>&" }],
])("[OR-01] a line of another %s stays apart", (_, over) => {
  expect(shape([line("8"), line("10", over), line("12")])).toEqual(["Navy 8+Navy 12", "Navy 10"]);
});

test("[OR-01] two lines with value-adds stay two, whatever is written on them", () => {
  expect(shape([line("8", { name: "Sam" }), line("8", { name: "Sam" })])).toEqual(["Navy 8", "Navy 8"]);
});

test("[PK-04] sizes that are replaced for different reasons stay apart", () => {
  expect(
    shape([
      line("8", { reason: "Worn out" }),
      line("10", { reason: "Worn out" }),
      line("12", { reason: "Lost" }),
    ]),
  ).toEqual(["Navy 8+Navy 10", "Navy 12"]);
});
