import { renderPapers } from "./render";
import type { Paper } from "./paper";

/** Papers as the answer of a call. @param name of the file, without its ending. */
export async function paperFile(papers: readonly Paper[], name: string, at: Date): Promise<Response> {
  return new Response(await renderPapers(papers, at), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}
