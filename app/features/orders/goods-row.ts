import type { OrderView } from "./order.server";

export type Goods = OrderView["parcels"][number]["packs"][number];
export type GoodsRow = Goods["rows"][number];
