import { answer } from "~/commerce/client.server";
import { isEmptyShop } from "~/commerce/errors.server";
import { type CmsComponent, findSlot } from "~/features/cms/components.server";
import { sanitise } from "~/features/cms/sanitise.server";
import { optional } from "~/features/shell/shell.server";
import type { Visit } from "~/session/visit.server";

/** Garments that fit the rail of the widest window. */
const HOOKS = 4;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const htmlOf = (component: CmsComponent): string => sanitise(textOf(component["content"]));
const pictureOf = (component: CmsComponent): string =>
  textOf((component["media"] as { url?: unknown } | undefined)?.url);

/** For whoever runs the shop. */
const EMPTY =
  "This shop is empty. Whoever runs it brings a program (npm run import) and adds its first person (npm run staff).";

/** What editors put beside the sign-in form. Nobody needs it to sign in, so it keeps nobody from it. */
export async function loadSignInFrame(visit: Visit) {
  const query = { pageType: "ContentPage", pageLabelOrId: "/login" } as const;
  let isEmpty = false as boolean;
  const page = await optional(visit, () =>
    answer(visit.commerce.GET("/cms/pages", { params: { query } })).catch((error: unknown) => {
      isEmpty = isEmptyShop(error);
      throw error;
    }),
  );
  return {
    ...(visit.site === "wholesale"
      ? { shop: "Wholesale", lead: "Order workwear for your stores with your work account." }
      : { shop: "Uniform shop", lead: "Order your uniform with your work account." }),
    registers: visit.site !== "wholesale",
    rail: findSlot(page, "LoginRail").map(pictureOf).filter(Boolean).slice(0, HOOKS),
    intro: findSlot(page, "LeftContentSlot").map((component) => ({
      title: textOf(component["title"]),
      html: htmlOf(component),
    })),
    people: findSlot(page, "DemoPeople").map(htmlOf),
    ...(isEmpty && { lead: EMPTY, registers: false }),
  };
}
