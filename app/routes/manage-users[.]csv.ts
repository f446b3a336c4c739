import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { userColumns, usersBody, usersQuery } from "~/features/manage-users/list.server";
import { readUnits } from "~/features/manage-users/units.server";
import { template } from "~/features/manage-users/upload/file.server";
import { readUpload } from "~/features/manage-users/upload/upload.server";
import { rowView } from "~/features/manage-users/view.server";
import { csvFile, ROWS_OF_A_CALL } from "~/lists/csv.server";
import { readableOnly } from "~/lists/list-query.server";
import { mendColumns } from "~/lists/rows-to-mend.server";
import { signedIn } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

/** The list of people as a file, the template of an upload, or its rows to mend. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const ofUpload = asked.has("upload") || asked.get("do") === "template";
  return signedIn(args, async (visit) => {
    if (ofUpload) return uploadFile(visit, asked.get("upload")?.slice(0, 60));
    const { filters } = await answer(visit.commerce.GET("/manage-users/filters"));
    const query = readableOnly(usersQuery(args.request, filters));
    return csvFile("users", userColumns(visit.site), async (page) => {
      const body = usersBody(query, filters, page, ROWS_OF_A_CALL);
      const { users } = await answer(visit.commerce.POST("/manage-users/list", { body }));
      return users.map((one) => rowView(one, visit));
    });
  });
}

/** The template, or the rows to mend of an upload under its own heads, with what is wrong. */
async function uploadFile(visit: Visit, uploadId?: string) {
  if (!uploadId) return template(await readUnits(visit));
  const upload = await readUpload(visit, uploadId, { state: "mend", pageSize: 1 });
  return csvFile("users-to-mend", mendColumns(upload.columns), async (currentPage) => {
    const asked = { state: "mend", currentPage, pageSize: ROWS_OF_A_CALL } as const;
    return (await readUpload(visit, uploadId, asked)).rows;
  });
}
