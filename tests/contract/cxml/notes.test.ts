import { beforeEach, expect, test } from "vitest";
import { cartEntries, carts } from "../../../commerce/modules/carts/tables";
import { notesOf } from "../../../commerce/modules/punchout/notes";
import { type ReturnLine } from "../../../commerce/modules/punchout/return-line";
import { punchoutSessions } from "../../../commerce/modules/punchout/tables";
import { apiOfFile } from "../../support/api";
import { itemOut, orderItem } from "../../support/cxml";
import { documentOf, items, visitByCxml } from "../../support/cxml-visit";
import { setStock, skuOf } from "../../support/shopping";

const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  await api.db.delete(carts);
  await api.db.delete(punchoutSessions);
});

interface Line {
  partId: string;
  notes: { kind: string; text: string }[];
}
const kinds = (lines: Line[]) => lines.map(({ partId, notes }) => [partId, ...notes.map(({ kind }) => kind)]);

test("[PO-04] lines that a system may drop or change are told before the return", async () => {
  const { session, add, read } = await visitByCxml(api);
  await add(polo, 1);
  const line = { cartCode: session.cartId as string, sku: polo, quantity: 1, unitCents: 0 };
  await api.db.insert(cartEntries).values([
    { ...line, entryNumber: 1 },
    {
      ...line,
      entryNumber: 2,
      sku: cap,
      unitCents: 500,
      valueAdds: [
        { code: "NB", name: "Badge", cents: 0, entries: [{ label: "Name", value: "x".repeat(300) }] },
      ],
    },
  ]);
  const { body } = await read();
  const [plain, free, long] = kinds(body.lines);
  expect(plain).not.toContain("free");
  expect(free).toContain("free");
  expect(long).toContain("shortened");
  expect(body.unchanged).toBeUndefined();
});

test("[PO-04] an edit tells why a line is kept, what changed its price, and how many are as they were", async () => {
  await setStock(api, cap, 0, false);
  const now = (
    await (async () => {
      const { add, read } = await visitByCxml(api);
      await add(polo, 1);
      return read();
    })()
  ).body.lines[0].unitPrice as string;
  const more = [
    orderItem(polo, 2, now),
    orderItem("KC-GONE", 1, "3.00"),
    itemOut(cap, 3),
    orderItem(polo, 1, "9.99", { auxiliary: "KR-0123456789abcdef" }),
    itemOut(polo, "1.5"),
  ].join("");
  const { read } = await visitByCxml(api, { operation: "edit", more });
  const { body } = await read();
  expect(body.lines.map(({ notes }: Line) => notes.find(({ kind }) => kind === "kept")?.text)).toEqual([
    undefined,
    "It is no longer sold, and goes back as it came.",
    "There is not enough of it now, so it goes back as it came.",
    "We do not know what belongs to it, so it goes back as it came.",
    "It is not in whole pieces, so it goes back as it came.",
  ]);
  expect(body.unchanged).toBe(5);
  await setStock(api, cap, 50, true);

  const dearer = await visitByCxml(api, { operation: "edit", more: orderItem(polo, 2, "1.11") });
  const changed = (await dearer.read()).body;
  expect(changed.lines[0].notes).toContainEqual({ kind: "price", text: "It was 1.11 on your requisition." });
  expect(changed.unchanged).toBe(0);
  // What is told is not in the message.
  expect(documentOf(await dearer.read())).not.toContain("1.11");
  expect(items(documentOf(await dearer.end()))).toEqual([[polo, "2"]]);
});

test("[PO-05] OCI says what its units, letters and lengths make of a line", () => {
  const line: ReturnLine = {
    partId: "A",
    quantity: "1",
    unitPrice: "1.00",
    currency: "AUD",
    description: "Drill shirt for Siobhan O'Brien-Ngāti in navy, long",
    shortName: "Drill shirt",
    unitOfMeasure: "XYZ",
    classifications: [],
    extrinsics: [],
  };
  const hook = { fields: [], target: "_top", unicode: false };
  const told = (one: ReturnLine, unicode = false) =>
    notesOf(one, { currency: "AUD", original: [], hook: { ...hook, unicode } }).map(({ kind }) => kind);
  expect(told(line)).toEqual(["unit", "shortened", "letters"]);
  expect(told(line, true)).toEqual(["unit", "shortened"]);
  expect(told({ ...line, unitOfMeasure: "EA", description: "Cap" })).toEqual([]);
  expect(notesOf({ ...line, unitOfMeasure: "XYZ" }, { currency: "AUD", original: [], hook: null })).toEqual(
    [],
  );
});
