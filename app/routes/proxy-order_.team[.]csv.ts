import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { readTeamFile } from "~/features/team-files/file.server";
import { requireTeamOrders } from "~/features/team-files/guard.server";
import { teamTemplate } from "~/features/team-files/template.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { mendColumns } from "~/lists/rows-to-mend.server";
import { signedIn } from "~/session/page.server";

/** The template of a file of a team order, or all rows to mend of one that was sent. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireTeamOrders(visit);
    const draftId = new URL(args.request.url).searchParams.get("file")?.slice(0, 60);
    if (!draftId) {
      return teamTemplate(await answer(visit.commerce.GET("/orgUsers/current/proxy/team")));
    }
    const { columns } = await readTeamFile(visit, draftId, { currentPage: 0, pageSize: 1 });
    return csvFile("team-rows-to-mend", mendColumns(columns), async (currentPage) => {
      const asked = { state: "mend", currentPage, pageSize: ROWS_OF_A_CALL } as const;
      return (await readTeamFile(visit, draftId, asked)).rows;
    });
  });
}
