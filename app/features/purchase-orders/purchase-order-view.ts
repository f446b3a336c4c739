import type { SerializeFrom } from "@remix-run/node";
import type { detailView } from "./view.server";

export type PurchaseOrderView = SerializeFrom<typeof detailView>;
