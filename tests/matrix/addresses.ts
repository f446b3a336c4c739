import type { ServerBuild } from "@remix-run/node";
import { brandCode } from "../../commerce/modules/catalogue";
import { PROGRAM_UPLOAD, SPARE_COMPONENT, type Things } from "./cast";

/** A page of the storefront as the harnesses open it. */
export interface Page {
  id: string;
  /** As the router knows it, with names after colons. */
  path: string;
  /** It has data of its own. */
  loads: boolean;
  /** It takes posts. */
  takes: boolean;
}

/** The wizard's last step, where its only post stands. */
const summaryOf = ({ unit }: Things) =>
  `?number=PO22&description=Winter+issue&unit=${encodeURIComponent(unit)}&step=summary`;

/** Where a page that has names in its path, or names a thing in its query, is found for somebody. */
const ADDRESSES: Record<string, (t: Things) => string | undefined> = {
  "/*": () => "/nothing-here",
  "/category/:categoryCode": (t) => t.categoryCode && `/category/${t.categoryCode}`,
  "/Brands/:brandName/c/:brandCode": (t) => t.brand && `/Brands/any/c/${brandCode(t.brand)}`,
  "/demo-mails/:mailKind": () => "/demo-mails/order-placed",
  "/demo-mails/:mailKind/html": () => "/demo-mails/order-placed/html",
  "/demo-outbox/:mailId": () => "/demo-outbox/none",
  "/demo-outbox/:mailId/html": () => "/demo-outbox/none/html",
  "/checkout/card-callback": () => "/checkout/card-callback?x-card-registration-status=successful",
  "/expired": () => "/expired?token=none&type=EMAIL",
  "/customerRegistrationPage": () => "/customerRegistrationPage?token=none",
  "/register/:code": () => "/register/KM-JOIN",
  "/approve-order/:key": () => "/approve-order/none",
  "/reset": () => "/reset?token=none&type=EMAIL",
  "/help/:page": () => "/help/returns",
  "/my-account/delivery-and-shipping/:id": (t) =>
    t.addressId && `/my-account/delivery-and-shipping/${t.addressId}`,
  "/my-account/delivery-and-shipping/:id/delete": (t) =>
    t.addressId && `/my-account/delivery-and-shipping/${t.addressId}/delete`,
  "/my-account/saved-cards/:id/delete": (t) => `/my-account/saved-cards/${t.card}/delete`,
  "/my-account/login-security/passkeys/:id": (t) => `/my-account/login-security/passkeys/${t.passkey}`,
  "/update-email": () => "/update-email?token=none",
  "/login/resume": () => "/login/resume?resume=none",
  "/bulk-order/:uploadId": (t) => `/bulk-order/${t.bulkUpload}`,
  "/bulk-order/:uploadId/acknowledgement": (t) => `/bulk-order/${t.bulkUpload}/acknowledgement`,
  "/proxy-order/team/:draftId": (t) => `/proxy-order/team/${t.teamFile}`,
  "/proxy-order/team/:draftId/edit": (t) => `/proxy-order/team/${t.teamDraft}/edit`,
  "/content/components/:uid/delete": () => `/content/components/${SPARE_COMPONENT}/delete`,
  "/content/:kind/:uid": () => "/content/components/TermsText",
  "/content/:kind/:uid/versions": () => "/content/components/TermsText/versions",
  "/content/:kind/:uid/versions/:number": () => "/content/components/TermsText/versions/1",
  "/program-data/:uploadId": () => `/program-data/${PROGRAM_UPLOAD}`,
  "/program-data/:uploadId/rows": () => `/program-data/${PROGRAM_UPLOAD}/rows`,
  "/business-units/:uid": (t) => `/business-units/${t.unit}`,
  "/business-units/:uid/disable": (t) => `/business-units/${t.unit}/disable`,
  "/connections": () => "/connections?do=check",
  "/cost-centres/:code": (t) => t.costCentre && `/cost-centres/${t.costCentre}`,
  "/purchase-limits/:code": (t) => t.limit && `/purchase-limits/${t.limit}`,
  "/user-groups/:uid": (t) => t.userGroup && `/user-groups/${t.userGroup}`,
  "/manage-users/:customerPK": (t) => `/manage-users/${t.customerId}`,
  "/my-account/saved-cart/:code": (t) => `/my-account/saved-cart/${t.savedCartId}`,
  "/my-account/quotes/:quoteCode": (t) => `/my-account/quotes/${t.quote}`,
  "/my-account/quotes/:quoteCode/pdf": (t) => `/my-account/quotes/${t.quote}/pdf`,
  "/my-account/my-replenishment/:code": (t) => `/my-account/my-replenishment/${t.replenishment}`,
  "/my-account/approval/:approvalCode": (t) => t.waitingCode && `/my-account/approval/${t.waitingCode}`,
  "/my-account/approval/:approvalCode/decline": (t) =>
    t.waitingCode && `/my-account/approval/${t.waitingCode}/decline`,
  "/my-account/approval/:approvalCode/purchase-order": (t) =>
    t.waitingCode && `/my-account/approval/${t.waitingCode}/purchase-order`,
  "/my-account/orders/:code": (t) => t.orderCode && `/my-account/orders/${t.orderCode}`,
  "/my-account/orders/:code/cancel": (t) => t.orderCode && `/my-account/orders/${t.orderCode}/cancel`,
  "/my-account/orders/:code/again": (t) => t.orderCode && `/my-account/orders/${t.orderCode}/again`,
  "/my-account/orders/:code/again/outcome": (t) =>
    t.orderCode && `/my-account/orders/${t.orderCode}/again/outcome`,
  "/my-account/orders/:code/pdf": (t) => t.orderCode && `/my-account/orders/${t.orderCode}/pdf`,
  "/my-account/orders/:code/exchange-return": (t) =>
    t.orderCode && `/my-account/orders/${t.orderCode}/exchange-return?item=0&item=1`,
  "/manage-users/leavers/:customerPK": (t) => `/manage-users/leavers/${t.customerId}`,
  "/recalls/:styleCode": () => "/recalls/EB-4006",
  "/recalls/:styleCode/units.csv": () => "/recalls/EB-4006/units.csv",
  "/my-account/unit-orders/:code": (t) => t.orderCode && `/my-account/unit-orders/${t.orderCode}`,
  "/my-account/returns/:code": (t) => t.returnCode && `/my-account/returns/${t.returnCode}`,
  "/my-account/returns/:code/cancel": (t) => t.returnCode && `/my-account/returns/${t.returnCode}/cancel`,
  "/manage-finances/:tab": () => "/manage-finances/paid",
  "/manage-finances/invoice/:number": (t) => t.invoice && `/manage-finances/invoice/${t.invoice}`,
  "/manage-finances/pdf": (t) => t.invoice && `/manage-finances/pdf?invoice=${t.invoice}`,
  "/make-payment": (t) => t.invoice && `/make-payment?invoice=${t.invoice}`,
  "/purchase-order/:purchaseId": (t) => t.purchaseId && `/purchase-order/${t.purchaseId}`,
  "/purchase-order/:purchaseId/delete": (t) => t.purchaseId && `/purchase-order/${t.purchaseId}/delete`,
  "/purchase-order/:purchaseId/update": (t) =>
    t.purchaseId && `/purchase-order/${t.purchaseId}/update${summaryOf(t)}`,
  "/purchase-order/add": (t) => `/purchase-order/add${summaryOf(t)}`,
  "/my-account/orders/:code/purchase-order": (t) =>
    t.orderCode && `/my-account/orders/${t.orderCode}/purchase-order`,
  "/order-confirmation": (t) => t.orderCode && `/order-confirmation?code=${t.orderCode}`,
  "/pack-discard": (t) => t.packId && `/pack-discard?packId=${t.packId}`,
  "/packDetailsPage": (t) => t.packId && `/packDetailsPage?packId=${t.packId}&step=1`,
  "/packItem": (t) => t.packId && `/packItem?packId=${t.packId}&step=1&style=none`,
  "/product/:productCode/:name": (t) => t.styleCode && `/product/${t.styleCode}/x`,
  "/product/:productCode/:name/review": (t) => t.styleCode && `/product/${t.styleCode}/x/review`,
  "/punchout/cxml/session": (t) => `/punchout/cxml/session?sid=${t.sid}`,
  "/quick-add/:productCode": (t) => t.styleCode && `/quick-add/${t.styleCode}`,
  "/configure/:kind/:ownerType/entityKey/:entityKey": (t) =>
    t.entryNumber && `/configure/textfield/cartEntry/entityKey/${t.entryNumber}`,
  "/configure-overview/:kind/:ownerType/entityKey/:entityKey": (t) =>
    t.styleCode && `/configure-overview/vc/product/entityKey/${t.configSku}?config=${t.configId}`,
  "/configure-overview/:kind/:ownerType/entityKey/:entityKey/displayOnly/:displayOnly": (t) =>
    t.orderCode && `/configure-overview/textfield/orderEntry/entityKey/${t.orderCode}%2B0/displayOnly/true`,
  "/my-account/coupon/claim/:couponCode": () => "/my-account/coupon/claim/SPRING5",
  "/store-finder/country/:country": () => "/store-finder/country/AU",
  "/store-finder/country/:country/:store": () => "/store-finder/country/AU/footscray-counter",
  "/search/:term": () => "/search/shirt",
  "/size-guide/:scale": () => "/size-guide/trouser_regular",
};

/**
 * What opens a page beside who is signed in: a punch-out visit's key, whoever holds it, or the demo, whose people
 * have no secrets (a shop says 404).
 */
export const opened = ({ path }: Page) => ({
  byKey: path === "/punchout/cxml/session",
  demoOnly: path.startsWith("/demo-"),
});

/** Pages whose address is of one person. */
export const isPersonal = ({ path }: Page, one: Things, other: Things): boolean =>
  ADDRESSES[path] !== undefined && ADDRESSES[path](one) !== ADDRESSES[path](other);

/**
 * Where a page is found with somebody's things; undefined when they have none of the kind.
 * @throws Error for a page with names in its path that this file does not know.
 */
export function addressOf({ path }: Page, things: Things): string | undefined {
  const address = ADDRESSES[path];
  if (address) return address(things);
  if (path.includes(":")) throw new Error(`tests/matrix/addresses.ts does not know how ${path} is filled`);
  return path;
}

/** Its first name, which pages of one area share; undefined for a page that shares it with none. */
export function areaOf(path: string, paths: readonly string[]): string | undefined {
  const first = (of: string) => of.split(/[/.]/)[1]!;
  const name = first(path);
  return paths.filter((other) => first(other) === name).length > 1 ? name : undefined;
}

/** Every page of the build: routes that stand at the end of an address. */
export function pagesOf({ routes }: ServerBuild): Page[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pathOf = (id: string): string => {
    const route = routes[id]!;
    return `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
  };
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, module }) => ({
      id,
      path: pathOf(id) || "/",
      loads: module.loader !== undefined,
      takes: module.action !== undefined,
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
