import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";

const SAVED = 3;

/** What the home page of the wholesale site has beside packs and orders: saved carts, and orders from a file. */
export async function readWholesale(visit: Visit) {
  if (visit.site !== "wholesale") return undefined;
  const [{ carts, pagination }, { orgUnit }] = await Promise.all([
    answer(
      visit.commerce.GET("/users/current/carts", {
        params: {
          query: {
            savedCartsOnly: "true",
            pageSize: SAVED,
            fields: "carts(code,name,totalUnitCount,subTotal),pagination",
          },
        },
      }),
    ),
    visit.person(),
  ]);
  return {
    bulk: orgUnit.bulkUploadEnabled === true,
    count: pagination?.totalResults ?? carts.length,
    saved: carts.map(({ code, name, totalUnitCount, subTotal }) => ({
      code,
      name: name ?? code,
      details: [counted(totalUnitCount, "piece"), subTotal?.formattedValue].filter(Boolean).join(", "),
    })),
  };
}
