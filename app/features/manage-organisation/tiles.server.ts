import type { ResponseOf } from "~/commerce/response";
import {
  changeLogPath,
  costCentresPath,
  dashboardPath,
  financesPath,
  groupsPath,
  limitsPath,
  registerPath,
  unitsPath,
  usersPath,
} from "~/paths";

import { mattersOf } from "./attention.server";

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
  { tiles, ...organisation }: ResponseOf<"get", "/manage-organisation">,
  unit: string,
  search: string,
) => ({
  unit,
  search,
  matters: mattersOf(organisation),
  tiles: tiles.flatMap((tile) => {
    const to = PAGES[tile.code];
    return to ? [{ ...tile, to }] : [];
  }),
});
