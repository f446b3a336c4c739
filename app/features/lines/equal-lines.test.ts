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

test("[PK-07] of equal items with an amount it says how often, and adds nothing", () => {
  const [one] = equalAsOne([line(0, { price: "$48.00" }), line(1, { price: "$48.00" })]);
  expect(one).toMatchObject({ number: 0, quantity: 2, of: 1, price: "2 × $48.00" });
  const [points] = equalAsOne([0, 1, 2].map((number) => line(number, { points: "20 points" })));
  expect(points).toMatchObject({ quantity: 3, points: "3 × 20 points" });
  expect(points).not.toHaveProperty("price");
  expect(equalAsOne([line(0, { price: "$48.00" })])[0]).toMatchObject({ price: "$48.00" });
});

test("[PK-07] another engraving, stock note or amount keeps a line apart", () => {
  expect(equalAsOne([line(0, name("Mei")), line(1, name("Mei")), line(2, name("Noa"))])).toHaveLength(2);
  expect(equalAsOne([line(0), line(1, { stock: "On back-order" })])).toHaveLength(2);
  expect(equalAsOne([line(0, { price: "$5.00" }), line(1, { price: "$6.00" })])).toHaveLength(2);
  const pair = { price: "$10.00", quantity: 2 };
  expect(equalAsOne([line(0, pair), line(1, pair)])).toHaveLength(2);
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
