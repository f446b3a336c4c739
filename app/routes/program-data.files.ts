import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { WRONG_COLUMNS } from "~/features/program/rows.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { passFile } from "~/http/pass-file.server";
import { signedIn } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

/** What is wrong in an upload, an upload as it was sent, or the program as it stands: one kind, or a zip of all. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const codeOf = (name: string) => search.get(name)?.slice(0, 60) || undefined;
    const [wrong, uploadId] = [codeOf("wrong"), codeOf("upload")];
    if (wrong) return wrongRows(visit, wrong);
    if (uploadId) {
      return passFile(
        await visit.commerce.GET("/program/uploads/{uploadId}/content", {
          params: { path: { uploadId } },
          parseAs: "arrayBuffer",
        }),
      );
    }
    return passFile(
      await visit.commerce.GET("/program/files", {
        params: { query: { kind: codeOf("kind") } },
        parseAs: "arrayBuffer",
      }),
    );
  });
}

const wrongRows = (visit: Visit, uploadId: string): Promise<Response> =>
  csvFile("to-fix", WRONG_COLUMNS, async (currentPage) => {
    const query = { state: "wrong", currentPage, pageSize: ROWS_OF_A_CALL } as const;
    const { rows } = await answer(
      visit.commerce.GET("/program/uploads/{uploadId}/rows", { params: { path: { uploadId }, query } }),
    );
    return rows;
  });
