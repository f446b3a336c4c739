import fc from "fast-check";
import { expect, it } from "vitest";
import { configurationCell, infosIn } from "./configuration-cell";

const words = fc
  .string({ unit: fc.constantFrom(..."aZ0 ;\"',.&<>āé-:") })
  .map((text) => text.trim())
  .filter((text) => text !== "");
const label = words.map((text) => text.replaceAll(":", "").trim()).filter((text) => text !== "");
const info = fc.record({ configurationLabel: label, configurationValue: words });

it("[CA-05] what is written in a cell is read as it was", () => {
  fc.assert(
    fc.property(fc.array(info, { minLength: 1, maxLength: 6 }), (infos) => {
      expect(infosIn(configurationCell(infos))).toEqual(infos);
    }),
  );
});

it.each([
  ["Name: Aroha", [["Name", "Aroha"]]],
  [
    " Logo : No logo ;Name:Aroha; ",
    [
      ["Logo", "No logo"],
      ["Name", "Aroha"],
    ],
  ],
  [
    '"Name: Sam; of the ""Ramp"""; Logo: One',
    [
      ["Name", 'Sam; of the "Ramp"'],
      ["Logo", "One"],
    ],
  ],
  ["Time: 9:30", [["Time", "9:30"]]],
  ["", []],
])("[CA-05] %s is read by its semicolons", (cell, expected) => {
  const read = infosIn(cell)?.map(({ configurationLabel: l, configurationValue: v }) => [l, v]);
  expect(read).toEqual(expected);
});

it.each(["Aroha", "Name: Aroha; White", ": Aroha"])("[CA-05] %s has a part without a label", (cell) => {
  expect(infosIn(cell)).toBeUndefined();
});
