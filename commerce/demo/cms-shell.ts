import { link, type ComponentPlan, type Site } from "./cms-plan";

const SITE_LINKS: Record<Site, [uid: string, name: string, url: string][]> = {
  uniforms: [
    ["HomeLink", "Home", "/"],
    ["MyPacksLink", "My packs", "/orderUniform"],
    ["CatalogueLink", "Catalogue", "/search"],
    ["OrdersLink", "Orders", "/my-account/orders"],
  ],
  wholesale: [
    ["HomeLink", "Home", "/"],
    ["StorePacksLink", "Store packs", "/orderUniform"],
    ["CatalogueLink", "Catalogue", "/search"],
    ["BulkOrderLink", "Bulk order", "/bulk-order"],
    ["OrdersLink", "Orders", "/my-account/orders"],
  ],
};

/** For those who may: the storefront leaves out what a person cannot open. */
const MANAGING_LINKS: [uid: string, name: string, url: string][] = [
  ["SiteApprovalsLink", "Approvals", "/my-account/approval-dashboard"],
  ["SiteOrganisationLink", "Manage organisation", "/manage-organisation"],
  ["SiteFinancesLink", "Finances", "/manage-finances"],
];

/** Logo, links, account menu, cart and search. */
export const header = (site: Site): ComponentPlan[] => [
  {
    uid: "SiteLogoComponent",
    page: "*",
    position: "SiteLogo",
    typeCode: "BannerComponent",
    name: "Site logo",
    fields: {
      headline: site === "wholesale" ? "Kitroom Wholesale" : "Kitroom",
      urlLink: "/",
      external: "false",
    },
  },
  ...[...SITE_LINKS[site], ...MANAGING_LINKS].map(([uid, name, url]) => link(uid, "SiteLinks", name, url)),
  link("ProfileLink", "ProfileSlot", "Profile", "/my-account/profile"),
  link("LoginSecurityLink", "ProfileSlot", "Login and security", "/my-account/login-security"),
  link("DeliveryShippingLink", "ProfileSlot", "Delivery and shipping", "/my-account/delivery-and-shipping"),
  link("BillingLink", "ProfileSlot", "Billing and payments", "/my-account/payment-details"),
  link("AllocationsLink", "ProfileSlot", "My allocation", "/my-account/allocations"),
  link("MyCouponsLink", "ProfileSlot", "My coupons", "/my-account/coupons"),
  link("QuickOrderLink", "ProfileSlot", "Quick order", "/quick-order"),
  link("ReplenishmentsLink", "ProfileSlot", "Replenishment orders", "/my-account/my-replenishments"),
  link("SavedCartsLink", "ProfileSlot", "Saved carts", "/my-account/saved-carts"),
  link("QuotesLink", "ProfileSlot", "Quotes", "/my-account/quotes"),
  link("WishListLink", "ProfileSlot", "Wish list", "/my-account/wish-list"),
  link("MyInterestsLink", "ProfileSlot", "My interests", "/my-account/my-interests"),
  link("NotificationsLink", "ProfileSlot", "Notifications", "/my-account/notification-preference"),
  link("ConsentsLink", "ProfileSlot", "Consents", "/my-account/consents"),
  link("MyReturnsLink", "ProfileSlot", "Exchanges and returns", "/my-account/returns"),
  link("ProxyOrderLink", "ProfileSlot", "Order for somebody else", "/proxy-order"),
  link("ManageOrganisationLink", "ProfileSlot", "Manage organisation", "/manage-organisation"),
  link("ApprovalsLink", "ProfileSlot", "Manage approvals", "/my-account/approval-dashboard"),
  link(
    "UnitOrdersLink",
    "ProfileSlot",
    site === "wholesale" ? "Orders of my stores" : "Orders of my units",
    "/my-account/unit-orders",
  ),
  link("ConnectionsLink", "ProfileSlot", "Buyer connections", "/connections"),
  link("AssistedServiceLink", "ProfileSlot", "Assisted service", "/assisted-service"),
  link("ProgramDataLink", "ProfileSlot", "Program data", "/program-data"),
  link("PreviewLink", "ProfileSlot", "Content previews", "/content-previews"),
  link("PurchaseOrdersLink", "ProfileSlot", "Purchase orders", "/purchase-order"),
  link("FinancesLink", "ProfileSlot", "Manage finances", "/manage-finances"),
  {
    uid: "MiniCart",
    page: "*",
    position: "MiniCart",
    typeCode: "MiniCartComponent",
    name: "Cart",
    fields: { shownProductCount: "3", totalDisplay: "SUBTOTAL" },
  },
  {
    uid: "SearchBox",
    page: "*",
    position: "SearchBox",
    typeCode: "SearchBoxComponent",
    name: "Search",
    fields: {
      maxSuggestions: "5",
      maxProducts: "6",
      displaySuggestions: "true",
      displayProducts: "true",
      displayProductImages: "true",
      minCharactersBeforeRequest: "2",
      waitTimeBeforeRequest: "300",
    },
  },
];

/** The footer of every page. */
export const footer = (): ComponentPlan[] => [
  link("SizeGuideLink", "Footer", "Size guide", "/help/size-guide"),
  link("DeliveryHelpLink", "Footer", "Delivery", "/help/delivery"),
  link("ReturnsHelpLink", "Footer", "Exchanges and returns", "/help/returns"),
  link("StoreFinderLink", "Footer", "Find a store", "/store-finder"),
  link("TermsLink", "Footer", "Terms and conditions", "/terms-and-conditions"),
];
