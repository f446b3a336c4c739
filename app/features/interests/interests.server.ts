import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { pageNumberOf } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { interestsPath } from "./paths";

const KIND = "BACK_IN_STOCK";

/** What a person follows, by name. */
export async function loadInterests(visit: Visit, search: URLSearchParams) {
  const [{ results, pagination }, timeZone] = await Promise.all([
    answer(
      visit.commerce.GET("/users/current/productinterests", {
        params: { query: { currentPage: pageNumberOf(search), pageSize: 20, fields: "FULL" } },
      }),
    ),
    visit.timeZone(),
  ]);
  return {
    interests: results.map((one) => viewOf(one, timeZone)),
    total: pagination.totalCount,
    currentPage: pagination.page,
    totalPages: pagination.totalPages,
  };
}

export type InterestsView = SerializeFrom<typeof loadInterests>;

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

const codeOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 80);

/** Follows the size that a form of a product's page names, and leads back there with the outcome. */
export async function followSize(visit: Visit, form: FormData, path: string) {
  const query = { productCode: codeOf(form, "follow"), notificationType: KIND } as const;
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
      text: unknown ? "Choose a size that is out of stock." : error.errors[0]!.message,
    });
  }
  return seeOther(visit, path);
}

/** Stops following a size. */
export async function stopFollowing(visit: Visit, form: FormData) {
  const query = { productCode: codeOf(form, "stop"), notificationType: KIND } as const;
  try {
    if (query.productCode) {
      await visit.commerce.DELETE("/users/current/productinterests", { params: { query } });
    }
  } catch (error) {
    // It was stopped by an earlier press.
    if (!(error instanceof CommerceError) || error.status !== 404) throw error;
  }
  visit.flash({ kind: "ok", text: "You do not follow that any more." });
  return seeOther(visit, interestsPath);
}
