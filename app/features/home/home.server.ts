import { clock } from "~/calendar/clock.server";
import { dayOf } from "~/calendar/days.server";
import { answer } from "~/commerce/client.server";
import { findSlot, links, type CmsComponent } from "~/features/cms/components.server";
import { packCards } from "~/features/packs/list.server";
import { loadOrderedBy } from "~/features/proxy/ordered-by.server";
import { noticesOf } from "~/features/shell/site-notice.server";
import { seeOther } from "~/session/see-other.server";
import { onboardingPath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { dayRange } from "~/ui/day-range.server";
import { railOf } from "./rail";
import { readWholesale } from "./wholesale.server";
import { readWork } from "./work.server";

/** Recent orders shown on the home page (spec 001 §9). */
const RECENT_ORDERS = 3;
const QUICK_LINKS = 4;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The home page's own content: welcome, quick links, packs, recent orders, contacts. */
export async function loadHome(visit: Visit) {
  if (visit.keyed) throw await seeOther(visit, "/orderUniform");
  // First-login users are sent to onboarding (spec 000 §4); an agent who helps one leaves it to them.
  const helped = visit.session.get("agent")?.customer !== undefined;
  if (!helped && (await visit.person()).isFirstLogin) throw await seeOther(visit, onboardingPath);
  const [page, packList, { orders }, work, wholesale, user, timeZone, orderedBy] = await Promise.all([
    answer(visit.commerce.GET("/cms/pages", { params: { query: {} } })),
    answer(visit.commerce.GET("/orgUsers/current/packs")),
    answer(
      visit.commerce.GET("/users/current/orders", {
        params: { query: { currentPage: 0, pageSize: RECENT_ORDERS, fields: "DEFAULT" } },
      }),
    ),
    readWork(visit),
    readWholesale(visit),
    visit.person(),
    visit.timeZone(),
    loadOrderedBy(visit),
  ]);
  const packs = packCards(packList);
  const hero = findSlot(page, "HomepageHeroBanner")[0];
  return {
    notices: noticesOf(visit, page),
    orderedBy,
    // The hero is only on the page whose CMS id is homepage (spec 000 §2).
    hero:
      page.uid === "homepage" && hero
        ? { welcome: welcomeText(hero, user.orgUnit?.country?.isocode ?? ""), rail: railOf(packs) }
        : undefined,
    quickLinks: links(page, "HomepageHeroBannerLinks").slice(0, QUICK_LINKS),
    work,
    wholesale,
    contacts: findSlot(page, "HomepageContactBanners").map(contactOf),
    packs,
    orders: orders.map((order) => ({
      code: order.code,
      placed: readableDate(order.placed, timeZone),
      items: order.totalUnitCount,
      stage: order.stage,
      expected: order.expected && expectedWords(order.expected, dayOf(clock(), timeZone)),
      pictures: order.firstProducts.flatMap(({ image }) => image || []),
    })),
  };
}

/** "Expected Thu 26 Nov to Mon 30 Nov 2026", or that the last of these days has passed. */
const expectedWords = ({ from, to }: { from: string; to: string }, today: string): string =>
  to < today ? `Was expected by ${dayRange(to, to)}` : `Expected ${dayRange(from, to)}`;

/** The welcome text differs by region (spec 000 §1). */
const welcomeText = (hero: CmsComponent, region: string): string =>
  text(hero[`welcomeText${region}`]) || text(hero["welcomeText"]);

function contactOf(component: CmsComponent) {
  const icon = component["icon"] as { url?: string } | undefined;
  return {
    title: text(component["title"]),
    description: text(component["description"]),
    icon: text(icon?.url),
    url: text(component["urlLink"]),
    urlName: text(component["urlName"]),
  };
}
