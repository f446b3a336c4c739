import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const FILES = { regular: "400Regular/NotoSans_400Regular.ttf", bold: "700Bold/NotoSans_700Bold.ttf" };
export type FontName = keyof typeof FILES;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<FontName, Font>();

/**
 * A font with the letters that names need, such as ā, which the standard fonts of PDF do not have. Opened once, at
 * the first paper, because that costs more than the paper; a paper holds only the letters that it uses.
 */
export function fontOf(name: FontName): Font {
  const known =
    opened.get(name) ??
    (create(readFileSync(resolve(`@expo-google-fonts/noto-sans/${FILES[name]}`))) as Font);
  opened.set(name, known);
  return known;
}
