import { setImmediate as nextTurn } from "node:timers/promises";
import type { Fact, Paper } from "./paper";
import { drawingTools, type Tools } from "./fonts";
import { renderTable } from "./table";
import type { Doc } from "./document";

const MARGIN = 42;
const WIDTH = 595.28 - 2 * MARGIN;
/** The document that a paper is drawn into: A4, tagged, with its own fonts. */
function openDocument(
  { PDFDocument, regular, bold }: Tools,
  { title, footer, language }: Paper,
  at: Date,
): Doc {
  // An opened font is accepted, though the types do not say so.
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 56 },
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: regular as never,
    info: { Title: footer, Author: "Kitroom", Subject: title, CreationDate: at, ModDate: at },
  });
  doc.registerFont("regular", regular as never);
  doc.registerFont("bold", bold as never);
  return doc;
}

/**
 * Papers as one PDF file, each on pages of its own. Between rows it lets other requests of the process have their turn.
 * @param papers one at least; the first names the file.
 * @param at when it is made.
 */
export async function renderPapers(papers: readonly Paper[], at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const doc = openDocument(await drawingTools(), papers[0]!, at);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.on("end", done));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const pages: { footer: string; first: number }[] = [];
  for (const paper of papers) {
    if (pages.length > 0) doc.addPage();
    pages.push({ footer: paper.footer, first: doc.bufferedPageRange().count - 1 });
    await renderOne(doc, root, paper);
  }
  const { count } = doc.bufferedPageRange();
  pages.forEach(({ footer, first }, index) => number(doc, footer, first, pages[index + 1]?.first ?? count));
  root.end();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

async function renderOne(doc: Doc, root: PDFKit.PDFStructureElement, paper: Paper): Promise<void> {
  const say = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  say("H1", () => doc.font("bold").fontSize(20).text(paper.title, MARGIN, MARGIN, { width: WIDTH }));
  if (paper.note) {
    say("P", () => doc.font("regular").fontSize(9).text(paper.note!, { width: WIDTH }));
  }
  const top = doc.y + 14;
  const half = WIDTH / 2 - 10;
  const right = MARGIN + WIDTH / 2 + 10;
  block(doc, say, "Seller", paper.seller, MARGIN, top, half);
  const leftEnd = doc.y;
  facts(doc, say, paper.facts, right, top, half);
  const second = Math.max(leftEnd, doc.y) + 12;
  block(doc, say, "Buyer", paper.buyer, MARGIN, second, half);
  const buyerEnd = doc.y;
  if (paper.delivery.length > 0) block(doc, say, "Deliver to", paper.delivery, right, second, half);
  doc.y = Math.max(buyerEnd, doc.y) + 16;
  await nextTurn();
  await renderTable(doc, root, paper, MARGIN, WIDTH);
  await nextTurn();

  const ends = [...paper.totals, ...paper.payers];
  const needed = ends.length * 17 + paper.notes.length * 14 + 40;
  if (doc.y + needed > doc.page.height - 56 && needed < 600) doc.addPage();
  if (paper.totals.length > 0) {
    facts(doc, say, paper.totals, right, doc.y + 12, half);
    if (paper.payers.length > 0) {
      heading(doc, say, "Who pays", right, doc.y + 10, half);
      facts(doc, say, paper.payers, right, doc.y + 2, half);
    }
  } else {
    facts(doc, say, paper.payers, right, doc.y + 12, half);
  }
  doc.y += 12;
  for (const note of paper.notes) {
    say("P", () => doc.font("regular").fontSize(9).text(note, MARGIN, doc.y, { width: WIDTH }));
  }
}

type Say = (tag: string, draw: () => void) => void;

function heading(doc: Doc, say: Say, text: string, x: number, y: number, width: number) {
  say("H2", () => doc.font("bold").fontSize(10).text(text, x, y, { width }));
}

function block(doc: Doc, say: Say, title: string, lines: string[], x: number, y: number, width: number) {
  heading(doc, say, title, x, y, width);
  say("P", () =>
    doc
      .font("regular")
      .fontSize(9.5)
      .text(lines.join("\n"), x, doc.y + 2, { width }),
  );
}

/** Labels on the left, values on the right. */
function facts(doc: Doc, say: Say, all: Fact[], x: number, y: number, width: number) {
  const labelWidth = width * 0.58;
  doc.y = y;
  for (const { label, value, strong } of all) {
    say("P", () => {
      const at = doc.y;
      doc.font(strong ? "bold" : "regular").fontSize(strong ? 11 : 9.5);
      doc.text(`${label} `, x, at, { width: labelWidth });
      const labelEnd = doc.y;
      doc.text(value, x + labelWidth, at, { width: width - labelWidth, align: "right" });
      doc.y = Math.max(labelEnd, doc.y) + 2;
    });
  }
}

/** Page numbers, which are no part of the text: the pages of a paper from its first to the next one's. */
function number(doc: Doc, footer: string, first: number, next: number) {
  for (let page = first; page < next; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc
      .font("regular")
      .fontSize(8)
      .text(`${footer} · Page ${page - first + 1} of ${next - first}`, MARGIN, doc.page.height - 38, {
        width: WIDTH,
        align: "right",
        lineBreak: false,
      });
    doc.endMarkedContent();
  }
}
