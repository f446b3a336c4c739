import { expect, test } from "vitest";
import { equalAsOne, removeWords } from "./equal-lines";

const line = (number: number, more: object = {}) => ({
  number,
  code: "KM-1001-CW-12",
  quantity: 1,
  stock: undefined as string | undefined,
  valueAdds: [] as { name: string; text: string }[],
  ...more,
});
const name = (text: string) => ({ valueAdds: [{ name: "Engraved name", text }] });

test("[PK-07] equal items are one line with all their pieces, wherever they stand", () => {
  const lines = equalAsOne([line(0, { quantity: 2 }), line(1, { code: "X" }), line(2)]);
  expect(lines.map(({ number, quantity, of }) => [number, quantity, of])).toEqual([
    [0, 3, 2],
    [1, 1, 1],
  ]);
});

test("[PK-07] another engraving, stock note or an amount of its own keeps a line apart", () => {
  expect(equalAsOne([line(0, name("Mei")), line(1, name("Mei")), line(2, name("Noa"))])).toHaveLength(2);
  expect(equalAsOne([line(0), line(1, { stock: "On back-order" })])).toHaveLength(2);
  expect(equalAsOne([line(0, { price: "$5.00" }), line(1, { price: "$5.00" })])).toHaveLength(2);
});

test("[PK-07] the button says how many pieces it takes away", () => {
  const words = ([quantity, of]: number[]) => removeWords({ quantity: quantity!, of: of! });
  expect(
    [
      [1, 1],
      [3, 1],
      [3, 2],
      [3, 3],
    ].map(words),
  ).toEqual(["Remove", "Remove one", "Remove 2", "Remove all 3"]);
});
