import type { ResponseOf } from "~/commerce/response";
import { dashboardPath } from "~/features/approvals/addresses";
import { financesPath } from "~/features/finances/addresses";
import { registerPath } from "~/features/purchase-orders/addresses";
import { changeLogPath, costCentresPath, groupsPath, limitsPath, unitsPath, usersPath } from "./addresses";

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
export const tilesView = (
  { tiles }: ResponseOf<"get", "/manage-organisation">,
  unit: string,
  search: string,
) => ({
  unit,
  search,
  tiles: tiles.flatMap((tile) => {
    const to = PAGES[tile.code];
    return to ? [{ ...tile, to }] : [];
  }),
});
