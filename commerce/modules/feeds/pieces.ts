import { z } from "@hono/zod-openapi";
import { jsonOf } from "../../http/json-of";
import { type Cell, CellFault } from "../../program";
import type { ShippedLine } from "../orders";

const MOST_LINES = 500;
const MOST_PIECES = 100_000;

const Pieces = z.int().min(1).max(MOST_PIECES);
const SaidLines = z
  .array(
    z.union([
      z.strictObject({ entry: z.int().min(0).max(MOST_PIECES), quantity: Pieces }),
      z.strictObject({ sku: z.string().trim().min(1).max(60), quantity: Pieces }),
    ]),
  )
  .min(1)
  .max(MOST_LINES);

const LINES_FAULT =
  'Write pieces as KC-5002-NVY-M:2|#1:3, SKU or #number of the line, or as JSON [{"entry":0,"quantity":2}].';

/** Pieces of an order: `SKU:2|#1:3`, or a list of objects. */
export const linesOfOrder: Cell<ShippedLine[]> = {
  form: "Pieces such as `KC-5002-NVY-M:2|#1:3`: an SKU, or # and the number of a line, and how many; in NDJSON also a list of `{entry, quantity}` or `{sku, quantity}`",
  read(text) {
    const checked = SaidLines.safeParse(text.startsWith("[") ? jsonOf(text) : text.split("|").map(pieceOf));
    if (checked.success) return checked.data;
    throw new CellFault(LINES_FAULT);
  },
  write: (lines) => lines.map(({ entry, sku, quantity }) => `${sku ?? `#${entry}`}:${quantity}`).join("|"),
};

function pieceOf(text: string): unknown {
  const [, name, quantity] = /^\s*(\S+)\s*:\s*(\d{1,6})\s*$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const entry = /^#(\d{1,6})$/.exec(name)?.[1];
  return { ...(entry === undefined ? { sku: name } : { entry: Number(entry) }), quantity: Number(quantity) };
}
