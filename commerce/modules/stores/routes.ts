import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { PointOfServiceSchema, StoreCountsSchema, StoresQuery, StoresSchema } from "./contract";
import { countStores, findStores, showStore } from "./read";

const open = { tag: "Stores", who: "anyone", method: "get" } as const;

/** The store finder (contract §14). Everybody may use it, as on the door of a shop. */
export function storeRoutes(api: Registrar): void {
  api.call(
    {
      ...open,
      path: "/stores",
      summary:
        "Stores near a postal code, town, address or position, or of a country or region; -1 as page size: all",
      query: StoresQuery,
      answer: StoresSchema,
    },
    ({ query, ...call }) => findStores(call, query),
  );
  // Before a store, whose name would match it.
  api.call(
    {
      ...open,
      path: "/stores/storescounts",
      summary: "How many stores each country and region has",
      answer: StoreCountsSchema,
    },
    (call) => countStores(call),
  );
  api.call(
    {
      ...open,
      path: "/stores/{storeName}",
      summary: "One store, with its hours and features",
      params: z.object({ storeName: z.string().min(1).max(60) }),
      answer: PointOfServiceSchema,
    },
    (call) => showStore(call, call.params.storeName),
  );
}
