import type { cmsComponents, cmsDrafts, cmsPages, cmsSlots } from "../modules/cms/tables";
import { componentsOf } from "./cms-components";

const SITES = ["uniforms", "wholesale"] as const;

/** A page: its id, label, template and title. */
type PagePlan = readonly [uid: string, label: string, template: string, title: string];

const CONTENT_PAGES: readonly PagePlan[] = [
  ["homepage", "/", "LandingPage2Template", "Home"],
  ["login", "/login", "LoginPageTemplate", "Sign in"],
  ["cartPage", "/cart", "CartPageTemplate", "Your cart"],
  ["orderUniform", "/orderUniform", "OrderUniformPageTemplate", "My packs"],
  ["packDetailsPage", "/packDetailsPage", "PackDetailsPageTemplate", "Choose your pack"],
  ["packList", "/packList", "AllocatedPackListPageTemplate", "My packs"],
  ["search", "search", "SearchResultsListPageTemplate", "Search"],
  ["allocations", "/my-account/allocations", "UniformAllocationPageTemplate", "My allocation"],
  ["orders", "/my-account/orders", "AccountPageTemplate", "Orders"],
  ["order", "/my-account/order", "OrderDetailsPageTemplate", "Order"],
  ["order-confirmation", "/order-confirmation", "OrderConfirmationPageTemplate", "Order placed"],
  [
    "checkoutReviewOrder",
    "/checkout/review-order",
    "MultiStepCheckoutSummaryPageTemplate",
    "Review your order",
  ],
  [
    "checkoutDeliveryAddress",
    "/checkout/delivery-address",
    "MultiStepCheckoutSummaryPageTemplate",
    "Delivery address",
  ],
  ["checkoutDeliveryMode", "/checkout/delivery-mode", "MultiStepCheckoutSummaryPageTemplate", "Delivery"],
  [
    "checkoutPaymentDetails",
    "/checkout/payment-details",
    "MultiStepCheckoutSummaryPageTemplate",
    "Payment details",
  ],
  ["profile", "/my-account/profile", "MyProfilePageTemplate", "Profile"],
  ["login-security", "/my-account/login-security", "LoginSecurityPageTemplate", "Login and security"],
  ["purchase-order", "/purchase-order", "PurchaseOrderPageTemplate", "Purchase orders"],
  ["delivery", "/my-account/delivery", "DeliveryAndShippingPageTemplate", "Delivery and shipping"],
  ["billing", "/my-account/billing", "MyPaymentPageTemplate", "Billing"],
  ["ReturnOrExchange", "/exchange-return", "ReturnOrExchangePageTemplate", "Exchange or return"],
  ["order-in-progress", "/order-in-progress", "RestrictedPageTemplate", "Order in progress"],
  ["contact-us", "/contact-us", "ContentPage1Template", "Contact us"],
  ["terms-and-conditions", "/terms-and-conditions", "ContentPage1Template", "Terms and conditions"],
  ["size-guide", "/help/size-guide", "ContentPage1Template", "Size guide"],
  ["delivery-help", "/help/delivery", "ContentPage1Template", "Delivery"],
  ["returns-help", "/help/returns", "ContentPage1Template", "Exchanges and returns"],
  ["not-found", "/not-found", "ErrorPageTemplate", "Page not found"],
];

const TYPED_PAGES: readonly (readonly [pageType: string, ...PagePlan])[] = [
  ["ProductPage", "productDetails", "product", "ProductDetailsPageTemplate", "Product"],
  ["CategoryPage", "productList", "category", "ProductListPageTemplate", "Category"],
];

/** Pages that a search engine may list; everything else needs a sign-in. */
const PUBLIC_PAGES = ["login", "terms-and-conditions", "size-guide", "delivery-help", "returns-help"];

/** The rows of both sites' pages, components and slots. */
export interface CmsRows {
  pages: (typeof cmsPages.$inferInsert)[];
  components: (typeof cmsComponents.$inferInsert)[];
  slots: (typeof cmsSlots.$inferInsert)[];
}

/** Stores see their packs as a table (spec 001 §2). */
const WHOLESALE_TEMPLATES: Readonly<Record<string, string>> = {
  orderUniform: "WholesalePackListPageTemplate",
  packList: "WholesalePackListPageTemplate",
};

const pageRows = (site: string): CmsRows["pages"] =>
  [...CONTENT_PAGES.map((page) => ["ContentPage", ...page] as const), ...TYPED_PAGES].map(
    ([pageType, uid, label, template, title]) => ({
      site,
      uid,
      pageType,
      label,
      template: (site === "wholesale" && WHOLESALE_TEMPLATES[uid]) || template,
      name: title,
      title,
      robotTag: PUBLIC_PAGES.includes(uid) ? "INDEX_FOLLOW" : "NOINDEX_NOFOLLOW",
    }),
  );

/** The CMS content of both sites. */
export function cmsRows(): CmsRows {
  const rows: CmsRows = { pages: [], components: [], slots: [] };
  for (const site of SITES) {
    rows.pages.push(...pageRows(site));
    componentsOf(site).forEach(({ uid, page, position, typeCode, flexType, name, fields }, sort) => {
      rows.components.push({ site, uid, typeCode, flexType: flexType ?? null, name, fields });
      rows.slots.push({ site, pageUid: page, position, componentUid: uid, sort });
    });
  }
  return rows;
}

/** What editors have written and not published yet, on both sites. */
export const draftRows = (now: Date): (typeof cmsDrafts.$inferInsert)[] =>
  SITES.flatMap((site) => [
    {
      site,
      componentUid: "DeliveryText",
      fields: {
        content:
          "<p>From March, items in stock leave the same day. Hemming, names and braid add three days.</p><p>Pre-ordered items are made after orders close and arrive in one delivery.</p>",
      },
      updatedAt: now,
    },
    {
      site,
      componentUid: "DeliveryFloods",
      fields: {
        content: "The Great Northern Highway is open again. Parcels to the Kimberley leave every day.",
      },
      updatedAt: now,
    },
  ]);
