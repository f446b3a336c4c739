import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF file, page by page, with its number of pages and its title. */
export async function readPdf(file: ArrayBuffer) {
  const document = await getDocumentProxy(new Uint8Array(file.slice(0)));
  const { totalPages, text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const pages = text.map((page) => page.replaceAll(/\s+/g, " "));
  return { totalPages, pages, text: pages.join(" "), title: (info as { Title?: string }).Title };
}
