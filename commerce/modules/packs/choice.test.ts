import { describe, expect, test } from "vitest";
import type { StyleRecord, ValueAddRecord } from "../catalogue";
import { chooseValueAdds, chooseVariant } from "./choice";

const prompt = (label: string, more: object = {}) => ({ label, maxLength: 13, required: true, ...more });
const offer = (code: string, more: Partial<ValueAddRecord> = {}): ValueAddRecord => ({
  code,
  name: code,
  position: null,
  prompts: [],
  mandatory: false,
  nonReturnable: false,
  leadDays: 0,
  cents: 500,
  ...more,
});
const choose = (offers: ValueAddRecord[], sent: { code: string; entries: string[] }[]) =>
  chooseValueAdds({ valueAdds: offers }, sent);

describe("value-adds", () => {
  const NAME = offer("NAME", { prompts: [prompt("Name"), prompt("Role", { required: false })] });

  test("[PK-04] a mandatory one without prompts is always taken, at its price", () => {
    expect(choose([offer("LOGO", { mandatory: true, cents: 0 })], [])).toMatchObject({
      chosen: [{ code: "LOGO", name: "LOGO", cents: 0, entries: [] }],
      errors: [],
    });
  });

  test("[PK-04] a mandatory one with prompts must be filled", () => {
    const { chosen, errors } = choose([{ ...NAME, mandatory: true }], []);
    expect(chosen).toEqual([]);
    expect(errors).toEqual([{ subject: "valueAdd.NAME.0", message: "Enter the text for ‘Name’." }]);
  });

  test("[PK-04] a missing number says for what, and from where to where", () => {
    const hem = offer("HEM", {
      mandatory: true,
      prompts: [prompt("Inside leg", { number: { min: 60, max: 110, unit: "cm" } })],
    });
    const message = "Enter a whole number from 60 to 110 for ‘Inside leg’.";
    expect(choose([hem], []).errors).toEqual([{ subject: "valueAdd.HEM.0", message }]);
  });

  test.each([
    ["not asked for", [], 0, 0],
    ["asked for and left blank", [{ code: "NAME", entries: ["", " "] }], 0, 0],
    ["filled", [{ code: "NAME", entries: ["Mei"] }], 1, 0],
    ["only the optional part filled", [{ code: "NAME", entries: ["", "Crew"] }], 0, 1],
  ])("[PK-04] an optional one %s", (_, sent, chosen, errors) => {
    const result = choose([NAME], sent);
    expect([result.chosen.length, result.errors.length]).toEqual([chosen, errors]);
  });

  test("[PK-04] an optional one without prompts is taken when ticked", () => {
    expect(choose([offer("HEM")], [{ code: "HEM", entries: [] }]).chosen).toHaveLength(1);
    expect(choose([offer("HEM")], []).chosen).toHaveLength(0);
  });

  test("[PK-04] texts are trimmed, white space joined, and cut in capitals where asked", () => {
    const upper = offer("BAR", { prompts: [prompt("Name", { letterCase: "upper" })] });
    const { chosen } = choose([upper], [{ code: "BAR", entries: ["  ana   luíza ", "extra"] }]);
    expect(chosen[0]?.entries).toEqual([{ label: "Name", value: "ANA LUÍZA" }]);
  });

  test.each([
    ["O'Brien-Ngāti", true],
    ["J. & K. (R/N)", true],
    ["王小明", true],
    ["Zoë, 2", true],
    ["x".repeat(13), true],
    ["x".repeat(14), false],
    ["Mei 🌿", false],
    ["<b>", false],
    ["a=b", false],
    ["a_b", false],
    ["a\u0000b", false],
    ['"', false],
  ])("[PK-04] %j may be engraved: %s", (text, good) => {
    const { errors } = choose(
      [offer("BAR", { prompts: [prompt("Name")] })],
      [{ code: "BAR", entries: [text] }],
    );
    expect(errors.length === 0).toBe(good);
    if (!good) expect(errors[0]).toMatchObject({ subject: "valueAdd.BAR.0" });
  });

  test.each([
    ["60", "60"],
    ["078", "78"],
    [" 110 ", "110"],
    ["59", undefined],
    ["111", undefined],
    ["-5", undefined],
    ["7.5", undefined],
    ["1e2", undefined],
    ["abc", undefined],
  ])("[PK-04] a number that is asked for has a range: %j is taken as %j", (text, value) => {
    const hem = offer("HEM", {
      prompts: [prompt("Inside leg", { number: { min: 60, max: 110, unit: "cm" } })],
    });
    const { chosen, errors } = choose([hem], [{ code: "HEM", entries: [text] }]);
    if (value) expect(chosen[0]?.entries).toEqual([{ label: "Inside leg", value }]);
    else {
      const message = `Enter a whole number from 60 to 110. You entered ${text}.`;
      expect(errors).toEqual([{ subject: "valueAdd.HEM.0", message }]);
    }
  });

  test("[PK-04] a too long text says how long it is, in letters as people count them", () => {
    const { errors } = choose(
      [offer("BAR", { prompts: [prompt("Name", { maxLength: 2 })] })],
      [{ code: "BAR", entries: ["𝒜𝒷𝒸"] }],
    );
    expect(errors[0]?.message).toBe("Enter at most 2 characters. You entered 3.");
  });

  test("[PK-04] one that the garment does not take is refused", () => {
    expect(choose([], [{ code: "WINGS", entries: [] }]).errors).toEqual([
      { subject: "valueAdd.WINGS", message: "That addition is not available for this item." },
    ]);
  });
});

describe("variants", () => {
  const style = (colours: string[], variants: [string, string, string | null][]): StyleRecord =>
    ({
      colours: colours.map((code) => ({ code, name: code.toUpperCase(), hex: "", front: null, back: null })),
      variants: variants.map(([colourCode, size, dimension]) => ({
        sku: [colourCode, size, dimension].filter(Boolean).join("-"),
        colourCode,
        size,
        dimension,
        onHand: 1,
        expectedAt: null,
      })),
    }) as unknown as StyleRecord;
  const polo = style(
    ["nav", "khk"],
    [
      ["nav", "S", null],
      ["nav", "M", null],
      ["khk", "S", null],
    ],
  );
  const pant = style(
    ["nav"],
    [
      ["nav", "92", "Regular"],
      ["nav", "92", "Long"],
    ],
  );
  const cap = style(["blk"], [["blk", "One size", null]]);

  test.each([
    ["by SKU", polo, { sku: "nav-M" }, "nav-M"],
    ["by colour and size", polo, { colour: "khk", size: "S" }, "khk-S"],
    ["SKU before the rest", polo, { sku: "nav-M", colour: "khk", size: "S" }, "nav-M"],
    ["with a leg", pant, { colour: "nav", size: "92", dimension: "Long" }, "nav-92-Long"],
    ["the only colour may be left out", pant, { size: "92", dimension: "Regular" }, "nav-92-Regular"],
    ["the only colour and size may be left out", cap, {}, "blk-One size"],
    [
      "empty fields of a form count as left out",
      cap,
      { colour: "", size: "", dimension: "", sku: "" },
      "blk-One size",
    ],
  ])("[PK-04] %s", (_, of, sent, sku) => {
    expect(chooseVariant(of, sent)).toEqual({ sku });
  });

  test.each([
    ["an unknown SKU", polo, { sku: "red-S" }, "sku", /no longer made/],
    ["no colour of two", polo, { size: "S" }, "colour", /^Choose a colour/],
    ["an unknown colour", polo, { colour: "red", size: "S" }, "colour", /^Choose a colour/],
    ["an unknown colour of one", cap, { colour: "red" }, "colour", /^Choose a colour/],
    ["no size of two", polo, { colour: "nav" }, "size", /^Choose a size/],
    ["a size not made in that colour", polo, { colour: "khk", size: "M" }, "size", /^M is not made in KHK/],
    ["no leg where there is one", pant, { size: "92" }, "size", /^92 is not made in NAV/],
    [
      "a leg where there is none",
      polo,
      { colour: "nav", size: "S", dimension: "Long" },
      "size",
      /^S Long is not made in NAV/,
    ],
    ["nothing made at all", style([], []), {}, "colour", /^Choose a colour/],
  ])("[PK-04] %s is refused on its field", (_, of, sent, subject, message) => {
    expect(chooseVariant(of, sent).error).toMatchObject({ subject, message: expect.stringMatching(message) });
  });
});
