import { flex, link, paragraph, type ComponentPlan, type Site } from "./cms-plan";

/** A quick link; the two for exchanges are alternatives, so everyone sees four at most. */
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
    quickLink(
      "ChoosePackLink",
      "Choose my pack",
      "/orderUniform",
      "See what you have been given and choose from it.",
    ),
    quickLink("OrderUniformLink", "Order uniform", "/search", "Look through your program's range."),
    quickLink(
      "WearerExchangeLink",
      "How to exchange",
      "/exchange-return;returns=true",
      "Wrong size or something faulty? What to do, and whom to call.",
      {
        audience: "wearer",
      },
    ),
    quickLink(
      "ApproverExchangeLink",
      "How my team exchanges",
      "/exchange-return;returns=true",
      "What the people you approve for can do, and whom they call.",
      {
        audience: "approver",
      },
    ),
    quickLink("TrackOrderLink", "Track an order", "/my-account/orders", "See where your parcels are."),
  ],
  wholesale: [
    quickLink("CatalogueHeroLink", "Catalogue", "/search", "Workwear by style, size and colour."),
    quickLink("CartHeroLink", "Your cart", "/cart", "Go on with the order you began."),
    quickLink(
      "WholesaleExchangeLink",
      "How to exchange",
      "/exchange-return;returns=true",
      "Something is faulty or wrong? What to do, and whom to call.",
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
          welcomeText: "Your uniform, in your size, in a few steps.",
          welcomeTextAU: "G'day. Your uniform, in your size, in a few steps.",
          welcomeTextNZ: "Kia ora. Your uniform, in your size, in a few steps.",
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
    "Measure once, order once.",
    "Size guide",
    "/help/size-guide",
  ),
];
