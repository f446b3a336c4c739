import type { SerializeFrom } from "@remix-run/node";
import type { financesView } from "./list.server";

export type FinanceData = SerializeFrom<typeof financesView>;
