const STATIC = "shows nothing of the API";
const shared = (what: string) => `${what}, as other pages do`;

/** Page routes without a call of the API, each with the reason (docs/decisions/0108). */
export const WITHOUT_CALLS: Readonly<Record<string, string>> = {
  "my-account.quotes.$quoteCode":
    "The calls of one quote are those of its customer or of the desk: quotes/calls.server.ts",
  $: STATIC,
  "Brands.$brandName.c.$brandCode": shared("reads a search"),
  _index: "is the home page under its other address",
  "bulk-order.$uploadId_.acknowledgement": shared("reads a file of orders"),
  "cart_.import": shared("adds rows to the cart"),
  "category.$categoryCode": shared("reads a search"),
  checkout: STATIC,
  "checkout._index": shared("opens the cart of checkout"),
  "checkout.review-order": shared("opens the cart of checkout"),
  "configure-overview.$kind.$ownerType.entityKey.$entityKey._index": shared(
    "reads the overview of a configuration",
  ),
  "configure-overview.$kind.$ownerType.entityKey.$entityKey.displayOnly.$displayOnly": shared(
    "reads the overview of a configuration",
  ),
  "help.$page": shared("reads a page of content"),
  home: "is the home page, which has two addresses",
  "login_.resume": "reads the form that waits in the session",
  "my-account.orders.$code": shared("reads an order"),
  "my-account.orders.$code_.purchase-order": shared("reads and sets the number of an order"),
  "my-account.returns.$code": shared("reads a return"),
  "order-confirmation": shared("reads an order"),
  "punchout-loading": STATIC,
  "punchout.cxml.session": shared("enters a visit"),
  "purchase-order.$purchaseId": shared("reads and closes a purchase order"),
  "quick-add.$productCode": shared("reads a product and adds it to the cart"),
  "quick-order": shared("adds rows to the cart"),
  "register.$code": shared("reads the unit of a code"),
  "register.specific": shared("reads the unit of a code"),
  requisition: shared("reads the requisition"),
  "search.$term": shared("reads a search"),
  "search._index": shared("reads a search"),
  "site-notice": STATIC,
  "size-guide.$scale": shared("reads a size guide"),
  "terms-and-conditions": shared("reads a page of content"),
};
