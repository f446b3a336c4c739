import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";

const FILES = { regular: "400Regular/NotoSans_400Regular.ttf", bold: "700Bold/NotoSans_700Bold.ttf" };
type FontName = keyof typeof FILES;

const { resolve } = createRequire(import.meta.url);

async function opened(name: FontName): Promise<Font> {
  const { create } = await import("fontkit");
  return create(await readFile(resolve(`@expo-google-fonts/noto-sans/${FILES[name]}`))) as Font;
}

/**
 * pdfkit, and a font with the letters that names need, such as ā, which the standard fonts of PDF do not have.
 * Opened once, at the first paper: opening costs more than the paper, and a process that draws none is spared some
 * 30 MB. A paper holds only the letters that it uses.
 */
async function open() {
  const [{ default: PDFDocument }, regular, bold] = await Promise.all([
    import("pdfkit"),
    opened("regular"),
    opened("bold"),
  ]);
  return { PDFDocument, regular, bold };
}
export type Tools = Awaited<ReturnType<typeof open>>;

let tools: Promise<Tools> | undefined;

/** What papers are drawn with. After a failure the next paper tries again. */
export function drawingTools(): Promise<Tools> {
  tools ??= open();
  tools.catch(() => (tools = undefined));
  return tools;
}
