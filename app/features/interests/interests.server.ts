import type { SerializeFrom } from "@remix-run/node";
import { isRefused, textForStatus } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { plainText } from "~/features/cms/sanitise.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";

/** The kind of interest that this shop has. */
export const KIND = "BACK_IN_STOCK";

/** What a person follows, by name. */
export function interestsView(
  { results, pagination }: ResponseOf<"get", "/users/current/productinterests">,
  timeZone: string,
) {
  return {
    interests: results.map((one) => viewOf(one, timeZone)),
    total: pagination.totalCount,
    currentPage: pagination.page,
    totalPages: pagination.totalPages,
  };
}

export type InterestsView = SerializeFrom<typeof interestsView>;

function viewOf(one: components["schemas"]["ProductInterest"], timeZone: string) {
  const { code, name, url, colour, size, dimension, stock, images } = one.product;
  const [entry] = one.productInterestEntry;
  const day = (date: string | undefined) => date && readableDate(date, timeZone);
  return {
    code,
    name: plainText(name),
    choice: [colour, [size, dimension].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    to: url,
    stock: stock.stockLevelStatus,
    picture: images[0]?.url,
    asked: day(entry?.dateAdded),
    until: day(entry?.expirationDate),
    told: day(entry?.dateTold),
  };
}

/** The size that a form names. */
export const sizeCodeOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 80);

/** Follows the size that a form of a product's page names, and leads back there with the outcome. */
export async function followSize(visit: Visit, form: FormData, path: string) {
  const query = { productCode: sizeCodeOf(form, "follow"), notificationType: KIND } as const;
  try {
    await visit.commerce.POST("/users/current/productinterests", { params: { query } });
    visit.flash({
      kind: "ok",
      text: "We tell you when it is back in stock. You see all that you follow under “My interests”.",
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const unknown = error.is("UnknownIdentifierError");
    visit.flash({
      kind: "warn",
      text: unknown
        ? "Choose a size that is out of stock."
        : error.errors[0]?.message || textForStatus(error.status),
    });
  }
  return seeOther(visit, path);
}
