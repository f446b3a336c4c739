import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { readCart } from "~/session/cart.server";
import { CommerceError } from "~/commerce/errors.server";
import { log } from "~/config/log.server";
import { quotesPath, unitOrdersPath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { zoneWords } from "~/ui/dates";
import { helperScripts } from "./helpers.server";
import { links, paragraphs, type CmsPage } from "../cms/components.server";

/** Pages for which a person must be allowed more than to order for themselves: the API's name for it, or one of several. */
const NEEDED: Readonly<Record<string, string | readonly string[] | undefined>> = {
  "/purchase-order": "manage-purchase-orders",
  "/manage-finances": "manage-finances",
  "/my-account/my-replenishments": "schedule-orders",
  "/proxy-order": "order-for-others",
  "/my-account/approval-dashboard": "approve-orders",
  [unitOrdersPath]: "view-unit-orders",
  "/manage-organisation": "manage-organisation",
  "/connections": "manage-connections",
  "/program-data": "manage-program",
  "/content": "manage-content",
  "/content-previews": "preview-content",
  [quotesPath]: ["use-quotes", "manage-quotes"],
  "/assisted-service": "act-for-customers",
};

/** Whether a link of a menu leads this person to a page, and not to a refusal. */
const mayOpen = (person: Awaited<ReturnType<typeof loadPerson>> | undefined, url: string): boolean =>
  (url !== "/my-account/login-security" || person?.showLoginPreferencePage === true) &&
  (url !== "/bulk-order" || person?.bulkOrders === true) &&
  (NEEDED[url] === undefined || [NEEDED[url]].flat().some((needed) => person?.capabilities.includes(needed)));

/** What every page needs besides its own content. */
export async function loadShell(visit: Visit) {
  let previewOver: true | undefined;
  const [person, cart, page] = await Promise.all([
    visit.signedIn ? optional(visit, () => loadPerson(visit)) : undefined,
    visit.signedIn ? optional(visit, () => loadCartCount(visit)) : undefined,
    optional(visit, () =>
      loadSharedSlots(visit).catch((error: unknown) => {
        if (error instanceof CommerceError && error.is("PreviewError")) previewOver = true;
        throw error;
      }),
    ),
  ]);
  return {
    site: visit.site,
    theme: visit.site === "wholesale" ? ("wholesale" as const) : ("default" as const),
    signedIn: visit.signedIn,
    punchOut: visit.keyed !== undefined,
    person,
    /** Whom the person orders for. */
    proxy: visit.session.get("proxy"),
    /** An agent of the supplier, and for whom they act. */
    agent: agentOf(visit, cart?.code),
    cartCount: cart?.totalUnitCount ?? 0,
    siteLinks: links(page, "SiteLinks").filter(({ url }) => mayOpen(person, url)),
    profileLinks: links(page, "ProfileSlot").filter(({ url }) => mayOpen(person, url)),
    footerLinks: links(page, "Footer"),
    banners: paragraphs(page, "GlobalError"),
    /** The ticket of a preview is over, or never was one. */
    previewOver,
    // A preview shows nothing of a visit, so its message waits for the next page.
    flash: visit.preview ? undefined : visit.takeFlash(),
  };
}

export type Shell = SerializeFrom<typeof loadShell>;

/**
 * Loads an optional part of the shell. If it fails, only the greeting, the cart count or the menus are
 * missing; the page itself still works.
 */
export async function optional<T>(visit: Visit, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const { status, call, fault } = error;
    log.warn({ event: "shell.part", correlationId: visit.correlationId, status, call, fault });
    return undefined;
  }
}

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
    zone: zoneOf(user),
    unit: user.orgUnit.name,
    support: user.organisation.support,
    priceEnabled: user.priceEnabled,
    showLoginPreferencePage: user.showLoginPreferencePage,
    bulkOrders: (visit.site === "wholesale" && user.orgUnit.bulkUploadEnabled) || undefined,
    capabilities: user.capabilities,
    unread: user.unreadNotices ?? 0,
    helpers: helperScripts(visit, user.orgUnit),
  };
}

/** The zone of all days and times, for people in another country than their organisation: "Perth time". */
const zoneOf = ({ orgUnit, organisation }: Awaited<ReturnType<Visit["person"]>>) =>
  orgUnit.country.isocode === organisation.region ? undefined : zoneWords(organisation.timeZone);

/** A person has no cart before their first item. */
const loadCartCount = (visit: Visit) =>
  readCart(visit, visit.session.get("agent")?.customer ? "code,totalUnitCount" : "totalUnitCount");

function agentOf(visit: Visit, cartCode: string | undefined) {
  const agent = visit.signedIn ? visit.session.get("agent") : undefined;
  if (!agent) return undefined;
  const { name, customer } = agent;
  return { name, customer: customer && { name: customer.name, wearerId: customer.wearerId, cartCode } };
}

/** A shop without CMS rows still has its pages, without the texts of editors. */
export async function loadSharedSlots(visit: Visit): Promise<CmsPage | undefined> {
  try {
    return await answer(visit.commerce.GET("/cms/pages", { params: { query: {} } }));
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return undefined;
    throw error;
  }
}
