import { EVERY_PAGE } from "./kinds";

/** What positions are called; the shop renders these and no others. */
const POSITIONS: Readonly<Record<string, string>> = {
  SiteNotice: "Notices",
  HomepageHeroBanner: "Home banner",
  HomepageHeroBannerLinks: "Quick links",
  HomepageContactBanners: "Contacts",
  PageBanners: "Banners",
  BodyContent: "Text",
  LeftContentSlot: "Beside the sign-in form",
  LoginRail: "On the rail",
  DemoPeople: "People of the demo",
  SiteLogo: "Logo",
  SiteLinks: "Menu",
  ProfileSlot: "Account menu",
  Footer: "Footer",
  GlobalError: "Banners of every page",
  SearchBox: "Search box",
  MiniCart: "Cart",
};

export const positionLabel = (position: string): string => POSITIONS[position] ?? position;

const OF_EVERY_PAGE = [
  "SiteLogo",
  "SiteLinks",
  "ProfileSlot",
  "Footer",
  "GlobalError",
  "SearchBox",
  "MiniCart",
];
const OF_TEXTS = ["PageBanners", "BodyContent"];

/** The positions that the shop renders of a page, in their order. */
export function positionsOf({
  uid,
  label,
  template,
}: {
  uid: string;
  label: string;
  template: string;
}): string[] {
  if (uid === EVERY_PAGE) return OF_EVERY_PAGE;
  if (label === "/")
    return ["SiteNotice", "HomepageHeroBanner", "HomepageHeroBannerLinks", "HomepageContactBanners"];
  if (label === "/login") return ["LeftContentSlot", "LoginRail", "DemoPeople"];
  return template.startsWith("ContentPage") || template === "ErrorPageTemplate" ? OF_TEXTS : [];
}

/** Other words by which staff look for a page. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  "/": "home page welcome",
  "/terms-and-conditions": "terms of use, of sale",
  "/help/delivery": "shipping",
  "/help/returns": "refunds",
};

export const alsoCalled = (label: string): string => ALSO_CALLED[label] ?? "";
