import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { readCart } from "~/features/cart/cart.server";
import { CommerceError } from "~/commerce/errors.server";
import { takeFlash, type Visit } from "~/session/visit.server";
import { links, paragraphs, type CmsPage } from "../cms/components.server";

/** What every page needs around its own content. */
export async function loadShell(visit: Visit) {
  const [person, cart, page] = await Promise.all([
    visit.signedIn ? loadPerson(visit) : undefined,
    visit.signedIn ? loadCartCount(visit) : 0,
    loadSharedSlots(visit),
  ]);
  return {
    site: visit.site,
    theme: visit.site === "wholesale" ? ("wholesale" as const) : ("default" as const),
    signedIn: visit.signedIn,
    punchOut: visit.keyed !== undefined,
    person,
    cartCount: cart,
    siteLinks: links(page, "SiteLinks"),
    profileLinks: links(page, "ProfileSlot").filter(
      (link) => link.url !== "/my-account/login-security" || person?.showLoginPreferencePage,
    ),
    footerLinks: links(page, "Footer"),
    banners: paragraphs(page, "GlobalError"),
    flash: takeFlash(visit.session),
  };
}

export type Shell = SerializeFrom<typeof loadShell>;

/** The salutation follows the site variant: preferredName or firstName, on wholesale the firstName only. */
async function loadPerson(visit: Visit) {
  const user = await visit.person();
  const greeting = visit.site === "wholesale" ? user.firstName : user.preferredName || user.firstName;
  return {
    greeting,
    name: user.name,
    wearerId: user.wearerId,
    organisation: user.organisation.name,
    region: user.organisation.region,
    unit: user.orgUnit.name,
    support: user.organisation.support,
    priceEnabled: user.priceEnabled,
    showLoginPreferencePage: user.showLoginPreferencePage,
  };
}

/** Nobody has a cart before their first item. */
const loadCartCount = async (visit: Visit): Promise<number> =>
  (await readCart(visit, "totalUnitCount"))?.totalUnitCount ?? 0;

/** A shop without CMS rows still has its pages; only their editable words are missing. */
async function loadSharedSlots(visit: Visit): Promise<CmsPage | undefined> {
  try {
    return await answer(visit.commerce.GET("/cms/pages", { params: { query: {} } }));
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return undefined;
    throw error;
  }
}
