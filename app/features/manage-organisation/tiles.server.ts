import { answer } from "~/commerce/client.server";
import { dashboardPath } from "~/features/approvals/addresses";
import { financesPath } from "~/features/finances/addresses";
import { registerPath } from "~/features/purchase-orders/addresses";
import { typedText } from "~/http/typed-text";
import type { Visit } from "~/session/visit.server";
import { changeLogPath, costCentresPath, groupsPath, limitsPath, unitsPath, usersPath } from "./addresses";

/** Spec 001 §9. */
const PAGE_SIZE = 40;

/** The page of each tile; a tile without one is not shown. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  users: usersPath,
  "business-units": unitsPath,
  "cost-centres": costCentresPath,
  "purchase-limits": limitsPath,
  "user-groups": groupsPath,
  approvals: dashboardPath,
  "purchase-orders": registerPath,
  finances: financesPath,
  "change-log": changeLogPath,
};

/** What the page Manage organisation shows. */
export async function loadTiles(visit: Visit, request: Request) {
  const search = typedText(new URL(request.url).searchParams.get("search") ?? "")
    .trim()
    .slice(0, 200);
  const [{ tiles }, user] = await Promise.all([
    answer(
      visit.commerce.GET("/manage-organisation", {
        params: { query: { pageSize: PAGE_SIZE, currentPage: 0, search: search || undefined } },
      }),
    ),
    visit.person(),
  ]);
  return {
    unit: user.orgUnit.name,
    search,
    tiles: tiles.flatMap((tile) => {
      const to = PAGES[tile.code];
      return to ? [{ ...tile, to }] : [];
    }),
  };
}
