import { expect, it } from "vitest";
import { limitIn, shareOpenFiles } from "./open-files.server";

it.each([
  [256, 128, 64, true],
  [1024, 512, 448, true],
  [4096, 3032, 1000, true],
  [5160, 4096, 1000, false],
  [1_048_576, 4096, 1000, false],
  [undefined, 4096, 1000, false],
])(
  "[API-1] of %s open files %s are for connections and %s for the database",
  (limit, connections, database, few) => {
    expect(shareOpenFiles(limit)).toEqual({ limit, connections, database, few });
  },
);

it("[API-1] the limit is read as Linux writes it", () => {
  const limits = (soft: string) =>
    `Max processes             93847                93847                processes\nMax open files            ${soft}                 524288               files\n`;
  expect(limitIn(limits("1024"))).toBe(1024);
  expect(limitIn(limits("unlimited"))).toBeUndefined();
});
