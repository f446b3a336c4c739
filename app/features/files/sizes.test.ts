import { expect, test } from "vitest";
import { sizeWords } from "./sizes";

test.each([
  [12, "12 bytes"],
  [240_400, "240 kB"],
  [999_600, "1.0 MB"],
  [1_800_000, "1.8 MB"],
])("[AC-04] %d bytes are said as %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
