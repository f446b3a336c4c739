import { expect } from "vitest";
import type { Working, WorkingRow } from "../../commerce/http/working";

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The rows of a list of amounts, as a reader sees them: bold ones are sums, small ones are steps of the row above. */
function rowsIn(list: string): WorkingRow[] {
  const rows: WorkingRow[] = [];
  for (const [, attributes = "", label = "", amount = ""] of list.matchAll(
    /<div([^>]*)><dt>([^]*?)<\/dt><dd[^>]*>([^<]*)<\/dd><\/div>/g,
  )) {
    const [name = "", note] = label.split(/<span[^>]*>/);
    const row: WorkingRow = { code: text(name), label: text(name), amount: text(amount) };
    if (note) row.note = text(note);
    if (attributes.includes('"b"')) row.sum = true;
    if (attributes.includes('"xs mut"')) (rows.at(-1)!.steps ??= []).push(row);
    else rows.push(row);
  }
  return rows;
}

/** The workings that a page has, opened by a native `details`. */
export function workingsIn(html: string): Working[] {
  const found = [...html.matchAll(/<details[^>]*><summary>How this is worked out[^]*?<\/details>/g)];
  return found.map(([details]) => {
    const [own = "", paid] = details.split("Who pays");
    const rows = rowsIn(own);
    const total = rows.pop()!;
    expect(total.sum).toBe(true);
    return { rows, total, ...(paid === undefined ? {} : { payers: rowsIn(paid) }) };
  });
}
