import { flex, link, paragraph, shownTo, type ComponentPlan, type Site } from "./cms-plan";

/** A quick link. The two for exchanges are alternatives, so a person sees at most four. */
const quickLink = (
  uid: string,
  title: string,
  url: string,
  description: string,
  more: Record<string, unknown> = {},
) => ({
  ...link(uid, "HomepageHeroBannerLinks", title, url, { title, description, ...more }),
  page: "homepage",
});

const QUICK_LINKS: Record<Site, ComponentPlan[]> = {
  uniforms: [
    quickLink("ChoosePackLink", "Choose my pack", "/orderUniform", "See your packs and choose your items."),
    quickLink("OrderUniformLink", "Order uniform", "/search", "Browse your program's range."),
    quickLink(
      "WearerExchangeLink",
      "Exchange or return",
      "/exchange-return;returns=true",
      "Wrong size or faulty item? Start here.",
      {
        shownTo: { notRoles: ["b2bapprovergroup"] },
      },
    ),
    quickLink(
      "ApproverExchangeLink",
      "Exchanges and returns",
      "/exchange-return;returns=true",
      "Exchange your own, and see what your team can do.",
      {
        shownTo: { roles: ["b2bapprovergroup"] },
      },
    ),
    quickLink("TrackOrderLink", "Track an order", "/my-account/orders", "See where your parcels are."),
  ],
  wholesale: [
    quickLink("CatalogueHeroLink", "Catalogue", "/search", "Workwear by style, size and colour."),
    quickLink("CartHeroLink", "Your cart", "/cart", "Continue your order."),
    quickLink(
      "WholesaleExchangeLink",
      "Exchange or return",
      "/exchange-return;returns=true",
      "Faulty or wrong item? Start here.",
    ),
    quickLink("TrackOrderLink", "Track an order", "/my-account/orders", "See where your cartons are."),
  ],
};

const contact = (
  uid: string,
  icon: string,
  title: string,
  description: string,
  urlName: string,
  urlLink: string,
) =>
  flex(uid, "ContactBannerComponent", "homepage", "HomepageContactBanners", title, {
    icon: { code: icon, url: `/icons/${icon}.svg`, altText: "" },
    title,
    description,
    urlLink,
    urlName,
  });

/** A notice for the people of one unit and what lies below it. */
const NEW_ZEALAND = shownTo(
  { units: ["korraline-nz"] },
  paragraph(
    "NewZealandNotice",
    "homepage",
    "SiteNotice",
    "Notice for New Zealand",
    "<p>Parcels to New Zealand clear customs in Auckland, which takes one to two working days.</p>",
  ),
);

/** Notice, welcome, quick links and contacts of the home page. */
export const home = (site: Site): ComponentPlan[] => [
  paragraph(
    "HomeNotice",
    "homepage",
    "SiteNotice",
    "Notice",
    site === "wholesale"
      ? "<p>Cartons ordered after noon on Friday leave the warehouse on Monday.</p>"
      : "<p>Parcels ordered after noon on Friday leave the warehouse on Monday.</p>",
  ),
  ...(site === "uniforms" ? [NEW_ZEALAND] : []),
  flex(
    "HomepageHeroBanner",
    site === "wholesale" ? "WholesaleHomepageHeroBannerComponent" : "HomepageHeroBannerComponent",
    "homepage",
    "HomepageHeroBanner",
    "Welcome",
    site === "wholesale"
      ? {
          welcomeText: "Stock your shelves with workwear that lasts.",
          welcomeTextAU: "Stock your shelves with workwear that lasts.",
          welcomeTextNZ: "Stock your shelves with workwear that lasts.",
        }
      : {
          welcomeText: "Choose your uniform in a few steps.",
          welcomeTextAU: "G'day. Choose your uniform in a few steps.",
          welcomeTextNZ: "Kia ora. Choose your uniform in a few steps.",
        },
  ),
  ...QUICK_LINKS[site],
  contact(
    "ContactPhone",
    "phone",
    "Call us",
    "Weekdays from 8 am to 6 pm in Melbourne.",
    "1800 160 401",
    "tel:1800160401",
  ),
  contact(
    "ContactMail",
    "mail",
    "Write to us",
    "We answer within one working day.",
    "Email us",
    "/contact-us",
  ),
  contact(
    "ContactSize",
    "ruler",
    "Find your size",
    "Check your size before you order.",
    "Size guide",
    "/help/size-guide",
  ),
];
