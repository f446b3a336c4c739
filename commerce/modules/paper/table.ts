import { setImmediate as nextTurn } from "node:timers/promises";
import type { Paper, PaperRow } from "./paper";
import type { Doc } from "./document";

const PAD = 4;
/** A row is never taller, whatever somebody typed to be embroidered. */
const TALLEST = 320;

/** Widths of the columns: the item takes what the others leave. */
function widthsOf(
  columns: number,
  width: number,
  others = columns > 2 ? [32, 66, 70, 64, 74] : [40],
): number[] {
  return [width - others.reduce((sum, one) => sum + one, 0), ...others];
}

/**
 * The lines of a paper as a table; its header row is repeated on every page. PDFKit (0.20) has tables, but repeats no
 * header, and a cell has one size of letters.
 */
export async function renderTable(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  { columns, widths: others, rows }: Paper,
  left: number,
  width: number,
): Promise<void> {
  const widths = widthsOf(columns.length, width, others);
  const bottom = () => doc.page.height - doc.page.margins.bottom;
  const table = doc.struct("Table");
  root.add(table);
  const cell = (text: string, column: number, y: number, size = 9) => {
    const x = left + widths.slice(0, column).reduce((sum, one) => sum + one, 0);
    const align = column === 0 ? "left" : "right";
    doc
      .fontSize(size)
      .text(text, x + PAD, y, { width: widths[column]! - 2 * PAD, align, height: TALLEST, ellipsis: true });
  };
  const rule = (y: number, weight: number) => {
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .lineWidth(weight)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke("#1d2429");
    doc.endMarkedContent();
  };
  const renderHead = (repeated: boolean) => {
    const y = doc.y;
    doc.font("bold");
    if (repeated) {
      doc.markContent("Artifact", { type: "Pagination" });
      columns.forEach((name, column) => cell(name, column, y));
      doc.endMarkedContent();
    } else {
      // An element that is in no other would keep the document from ending, so it is made only here.
      const row = doc.struct("TR");
      columns.forEach((name, column) =>
        row.add(doc.struct("TH", { scope: "Column" } as never, () => cell(name, column, y))),
      );
      table.add(row);
    }
    doc.y = y + 16;
    rule(doc.y, 1);
    doc.y += 4;
  };
  const renderRow = ({ item, details, quantity, amounts }: PaperRow) => {
    const words = { width: widths[0]! - 2 * PAD };
    const more = details.join("\n");
    doc.font("regular").fontSize(9.5);
    const itemHeight = doc.heightOfString(item, words);
    doc.fontSize(8);
    const moreHeight = more ? doc.heightOfString(more, words) : 0;
    const height = Math.min(itemHeight + moreHeight, TALLEST) + 6;
    if (doc.y + height > bottom()) {
      doc.addPage();
      renderHead(true);
    }
    const y = doc.y;
    const row = doc.struct("TR");
    row.add(
      doc.struct("TD", {}, () => {
        doc.font("regular");
        cell(item, 0, y, 9.5);
        if (!more || itemHeight > TALLEST - 20) return;
        doc.fontSize(8).text(more, left + PAD, y + itemHeight, {
          ...words,
          height: TALLEST - itemHeight,
          ellipsis: true,
        });
      }),
    );
    [quantity, ...amounts].forEach((text, index) => {
      row.add(doc.struct("TD", {}, () => cell(text, index + 1, y, 9.5)));
    });
    table.add(row);
    doc.y = y + height;
    rule(doc.y - 3, 0.25);
  };
  renderHead(false);
  for (const [index, row] of rows.entries()) {
    renderRow(row);
    if (index % 2 === 1) await nextTurn();
  }
  table.end();
}
