import { expect, test } from "vitest";
import { cartErrors, refusedOf } from "./line-replies";
import type { Line } from "~/features/lines/line";

const line = (number: number, lineId?: number): Line => ({
  ...{ number, lineId, name: `Line ${number}`, code: `C-${number}`, colour: "", fit: "", quantity: 1 },
  details: [],
});
const reply = {
  initialValue: { lines: [{ line: "7", quantity: "x" }, { line: "8", quantity: "5" }, { line: "9" }] },
  error: { "lines[0].quantity": ["Enter a number."], "lines[2].quantity": ["It is sold out."] },
};

test("[CA-01] what was typed and why it was refused is found by the line, wherever it stands", () => {
  expect(refusedOf(reply, line(4, 7)).quantity).toEqual({ typed: "x", error: "Enter a number." });
  expect(refusedOf(reply, line(0, 8)).quantity).toEqual({ typed: "5", error: undefined });
  expect(refusedOf(reply, line(0, 6)).quantity).toEqual({ typed: undefined, error: undefined });
  const byCode = { initialValue: { lines: [{ entry: "2", sku: "C-2", quantity: "3" }] } };
  expect(refusedOf(byCode, line(2)).quantity.typed).toBe("3");
  expect(refusedOf(byCode, line(1)).quantity.typed).toBeUndefined();
});

test("[CA-01] errors are told by the lines as they stand now; of one that has gone the words remain", () => {
  const { allErrors, labels } = cartErrors(reply, [line(0, 8), line(1, 7)]);
  expect(allErrors).toEqual({ "lines[1].quantity": ["Enter a number."], "": ["It is sold out."] });
  expect(labels).toEqual({ "lines[1].quantity": "Quantity of Line 1" });
  expect(cartErrors(undefined, [line(0, 8)])).toEqual({ allErrors: {}, labels: {} });
});
