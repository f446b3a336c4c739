import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import {
  priceRows,
  stockLevels,
  styleColours,
  styles,
  variants,
} from "../../commerce/modules/catalogue/tables";
import { exportFiles } from "../../commerce/program";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { csv, ndjson, type Rows, sendTo, tokenOf, TYPES } from "../support/feeds";
import { TEST_NOW } from "../support/settings";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const SCOPES = ["feeds", "stock:write", "prices:write", "catalogue:write"];
const token = await tokenOf(api, "stock-system", SCOPES);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(() => api.setNow(TEST_NOW));

const FEEDS = ["stock", "prices", "styles", "colours", "skus"];
const FORMS = { ndjson, csv };
const send = async (feed: string, rows: Rows, form: keyof typeof FORMS = "ndjson") =>
  (await sendTo(api, feed, FORMS[form](rows), { token, type: TYPES[form] })).body;
const stockOf = async (sku: string) =>
  (await api.db.select().from(stockLevels).where(eq(stockLevels.sku, sku)))[0];
const taken = (applied: number, same = 0) => ({
  ...{ rowCount: applied + same, applied, same, refused: 0, rows: [] },
});

describe("stock", () => {
  test.each(["ndjson", "csv"] as const)(
    "[API-2] %s: is written, and the same again is the same",
    async (form) => {
      const rows = [
        { sku: polo, on_hand: form === "csv" ? 81 : 71, expected: "2026-05-01T00:00:00+10:00" },
        { sku: cap, on_hand: form === "csv" ? 82 : 72, expected: "" },
      ];
      expect(await send("stock", rows, form)).toEqual(taken(2));
      expect(await stockOf(polo)).toMatchObject({
        onHand: rows[0]!.on_hand,
        expectedAt: new Date("2026-04-30T14:00:00Z"),
      });
      expect(await send("stock", rows, form)).toEqual(taken(0, 2));
    },
  );

  test("[API-2] a field that is left out stays, row by row", async () => {
    await send("stock", [{ sku: polo, on_hand: 5, expected: "2026-05-01T00:00:00+10:00" }]);
    const rows = [
      { sku: polo, on_hand: 6 },
      { sku: cap, on_hand: 7, expected: "2026-06-01T00:00:00+10:00" },
    ];
    expect(await send("stock", rows)).toEqual(taken(2));
    expect([await stockOf(polo), await stockOf(cap)]).toMatchObject([
      { onHand: 6, expectedAt: new Date("2026-04-30T14:00:00Z") },
      { onHand: 7, expectedAt: new Date("2026-05-31T14:00:00Z") },
    ]);
  });

  test("[API-2] rows that are wrong are told with line, field and what to do, and stop no other", async () => {
    await send("stock", [{ sku: polo, on_hand: 1 }]);
    const answer = await send("stock", [
      { sku: "NO-SUCH", on_hand: 3 },
      { sku: polo, on_hand: 9 },
      { sku: cap, on_hand: "many" },
      { sku: "ZZ-1", on_hnad: 4 },
      { sku: polo, on_hand: 10 },
      { sku: "O'Brien-Ngāti <b>&", on_hand: 1 },
    ]);
    expect(answer).toEqual({
      ...{ rowCount: 6, applied: 1, same: 0, refused: 5 },
      rows: [
        { line: 1, state: "refused", field: "sku", message: "NO-SUCH is not in skus.csv." },
        {
          line: 3,
          state: "refused",
          field: "on_hand",
          message: "Write a whole number from 0 to 9999999.",
        },
        {
          ...{ line: 4, state: "refused", field: "on_hnad" },
          message: "There is no such field. Did you mean on_hand?",
        },
        { line: 4, state: "refused", field: "on_hand", message: "The field is missing." },
        { line: 5, state: "refused", field: "sku", message: "Line 2 is the same row." },
        { line: 6, state: "refused", field: "sku", message: "A code has no blanks. Use a hyphen." },
      ],
    });
    expect((await stockOf(polo))?.onHand).toBe(9);
  });

  test("[API-2] the statements do not grow with the rows", async () => {
    const [, ...lines] = (await exportFiles(api.db)).get("stock.csv")!.trim().split("\r\n");
    const all = lines.slice(0, 900).map((line, n) => ({ sku: line.split(",")[0]!, on_hand: n + 1 }));
    const statements = async (rows: Rows) => {
      const counted = { statements: 0 };
      await statementCount.run(counted, () => send("stock", rows));
      return counted.statements;
    };
    const few = await statements(all.slice(0, 2).map((row) => ({ ...row, on_hand: 1001 })));
    expect(await statements(all.map((row) => ({ ...row, on_hand: 2002 })))).toBe(few);
  });

  test("[API-2] two systems at once write each row once", async () => {
    const rows = [polo, cap].map((sku) => ({ sku, on_hand: 333 }));
    const answers = await Promise.all([send("stock", rows), send("stock", rows)]);
    expect(answers.reduce((sum, { applied }) => sum + applied, 0)).toBe(2);
    expect(answers.reduce((sum, { same }) => sum + same, 0)).toBe(2);
  });
});

describe("prices", () => {
  const row = {
    style: "KC-5002",
    sku: "",
    organisation: "",
    currency: "AUD",
    kind: "std",
    from_pieces: 7000,
  };

  test("[API-2] are added and changed, with dates or without, and told apart by all that they are for", async () => {
    const rows = [
      { ...row, price: "11.10" },
      { ...row, price: "11.20", sku: polo },
      { ...row, price: "11.30", from: "2026-07-01", until: "2026-07-31" },
    ];
    expect(await send("prices", rows)).toEqual(taken(3));
    expect(await send("prices", rows)).toEqual(taken(0, 3));
    expect(await send("prices", [{ ...rows[0]!, price: 12.5 }])).toEqual(taken(1));
    const found = await api.db.select().from(priceRows).where(eq(priceRows.minQuantity, 7000));
    expect(found.map(({ sku, cents, validFrom }) => [sku, cents, validFrom])).toEqual(
      expect.arrayContaining([
        [polo, 1120, null],
        [null, 1130, "2026-07-01"],
        [null, 1250, null],
      ]),
    );
    expect(found).toHaveLength(3);
  });

  test("[API-2] a SKU of another style, an end before its begin and an amount that is none are refused", async () => {
    const { rows } = await send("prices", [
      { ...row, price: 1, sku: cap },
      { ...row, price: 1, from: "2026-07-02", until: "2026-07-01" },
      { ...row, price: "1,2,3" },
      { ...row, price: 1, organisation: "nobody" },
    ]);
    expect(rows.map(({ line, field, message }: Record<string, unknown>) => [line, field, message])).toEqual([
      [1, "sku", "It is a SKU of another style."],
      [2, "until", "It is before the first day, 2026-07-02."],
      [3, "price", "Write an amount such as 59.90."],
      [4, "organisation", "nobody is not in organisations.csv."],
    ]);
  });
});

test("[API-2] the catalogue grows by styles, colours and SKUs, and closes a SKU", async () => {
  const style = {
    code: "FD-1",
    name: "O'Brien-Ngāti <b>& polo",
    category: "shirts",
    size_scale: "mens_alpha",
  };
  const [{ categoryCode } = { categoryCode: "" }] = await api.db.select().from(styles).limit(1);
  const colour = { style: "FD-1", code: "NVY", name: "Navy", hex: "#1f2a44", sort: 0 };
  const sku = { sku: "FD-1-NVY-M", style: "FD-1", colour: "NVY", size: "M", sort: 0 };
  expect((await send("skus", [sku])).rows).toEqual([
    { line: 1, state: "refused", field: "style", message: "FD-1 is not in styles.csv." },
  ]);
  expect(await send("styles", [{ ...style, category: categoryCode }])).toEqual(taken(1));
  expect((await send("skus", [sku])).rows).toEqual([
    { line: 1, state: "refused", field: "colour", message: "The style has no such colour in colours.csv." },
  ]);
  expect(await send("colours", [colour])).toEqual(taken(1));
  expect(await send("skus", [sku])).toEqual(taken(1));
  expect(await send("skus", [sku, { ...sku, sku: "FD-1-NVY-L", size: "L" }])).toEqual(taken(1, 1));
  expect(await send("skus", [{ ...sku, active: false }])).toEqual(taken(1));
  expect(await api.db.$count(styleColours, eq(styleColours.styleCode, "FD-1"))).toBe(1);
  const [found] = await api.db.select().from(variants).where(eq(variants.sku, sku.sku));
  expect(found).toMatchObject({ active: false, size: "M" });
  expect((await api.call("GET", "/products/FD-1", { as: "agent@kitroom.example" })).status).not.toBe(500);
});

describe("who may, and what is no file", () => {
  test.each(FEEDS)("[API-2] %s is for a client with its scope alone", async (feed) => {
    const rows = ndjson([{ sku: polo, on_hand: 1 }]);
    expect((await sendTo(api, feed, rows, {})).status).toBe(401);
    const scope = { stock: "stock:write", prices: "prices:write" }[feed] ?? "catalogue:write";
    const others = SCOPES.filter((one) => one !== scope);
    const poor = await tokenOf(api, `poor-${feed}`, others);
    expectRefusal(await sendTo(api, feed, rows, { token: poor }), 403, "InsufficientScopeError");
    const person = await api.signIn("admin@kestrel.example");
    expect((await sendTo(api, feed, rows, { token: person })).status).toBe(403);
  });

  test.each([
    ["nothing", "", TYPES.ndjson],
    ["a head that no kind has", "sku,on_hnad\nA,1\n", TYPES.csv],
    ["no line of heads", "1,2,3\n4,5,6\n", TYPES.csv],
    ["a quotation mark that is never closed", 'sku,on_hand\n"A,1\n', TYPES.csv],
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4]), TYPES.csv],
    ["noise", new Uint8Array([0, 255, 1, 254, 0, 0]), TYPES.ndjson],
  ])("[API-2] %s is refused as a whole, with what to do", async (_, body, type) => {
    const answer = await sendTo(api, "stock", body, { token, type });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ type: "ValidationError", subject: "body" });
  });

  test("[API-2] more rows or bytes than the bounds are refused before one is written", async () => {
    const before = (await stockOf(polo))?.onHand;
    const many = `sku,on_hand\n${polo},4242\n${"NO-SUCH,1\n".repeat(100_000)}`;
    const answer = await sendTo(api, "stock", many, { token, type: TYPES.csv });
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining("more than 100,000 rows"),
    ]);
    const large = await sendTo(api, "stock", "x".repeat(16 * 1024 * 1024 + 1), { token });
    expect(large.status).toBe(413);
    expect((await stockOf(polo))?.onHand).toBe(before);
  });

  test("[API-2] strange rows are refused one by one, and none is an error of ours", async () => {
    const lines = [
      "null",
      "[]",
      "{",
      '{"__proto__":{"sku":"x"},"sku":1e999,"on_hand":1}',
      `{"sku":"${"x".repeat(100_000)}","on_hand":1}`,
      '{"sku":"\\ud800","on_hand":1}',
      '{"sku":{"a":[1]},"on_hand":true}',
      `{"sku":"${polo}","on_hand":1e21}`,
      `{"sku":"${polo}","on_hand":-1}`,
      `${"[".repeat(5000)}`,
    ];
    const { body, status } = await sendTo(api, "stock", lines.join("\n"), { token });
    expect([status, body.refused, body.applied]).toEqual([200, lines.length, 0]);
  });
});
