/** What each parameter of the calls means, by its name, with an example where one helps. */
export const PARAMETERS: Record<string, { description: string; example?: string | number }> = {
  baseSiteId: {
    description: "The base site. It decides how the shop looks, not who has access.",
    example: "uniforms",
  },
  userId: {
    description:
      "`current` is the person of the token, `anonymous` is nobody. Only an assisted service agent may send another person's id, and where `x-kitroom-others` names a capability, those who have it and look after the person's unit.",
    example: "current",
  },
  fields: {
    description:
      "The properties that the answer has: BASIC, DEFAULT or FULL, or names with their own selection in brackets. An unknown name gives 400 ConversionError.",
    example: "DEFAULT",
  },
  lang: { description: "ISO code of a language of the site.", example: "en" },
  curr: {
    description: "ISO code of the person's currency. Another currency gives 400 UnsupportedCurrencyError.",
    example: "AUD",
  },
  currentPage: { description: "Page number, from 0. A page after the last one is empty.", example: 0 },
  pageSize: { description: "Items on a page, at most 100.", example: 20 },
  sort: { description: "One of the codes in the answer's `sorts`.", example: "relevance" },
  query: {
    description: "`freeText:sort:facet:value…`, as in `currentQuery`.",
    example: "polo:relevance",
  },
  filters: { description: "`code:A,B,C` finds these products, at most 100." },
  packId: { description: "A pack that the person may order from.", example: "PK-KM-NS-CABIN" },
  bundleId: { description: "A bundle of the pack." },
  itemId: { description: "A chosen item of the bundle." },
  styleCode: { description: "Returns only this style." },
  queryParam: { description: "Sent by this project's clients; not needed." },
  packType: { description: "Without `packId`: all the person's packs of this type.", example: "optional" },
  packs: { description: "A pack that the person has.", example: "PK-KM-COAT" },
  term: { description: "What has been typed so far.", example: "shi" },
  searchText: { description: "What has been typed so far.", example: "shi" },
  search: { description: "The search text.", example: "shirt" },
  max: { description: "The most suggestions to return." },
  maxCount: { description: "The most reviews to return." },
  code: { description: "Code of the product, SKU or order.", example: "KC-5002" },
  orderCode: { description: "Code of one of the person's orders.", example: "KR-099104" },
  productCode: { description: "The product that the page is about." },
  categoryCode: { description: "The category that the page is about." },
  catalogCode: { description: "The catalogue that the page is about." },
  cmsTicketId: { description: "For previews; not used." },
  pageId: { description: "Uid of a page.", example: "homepage" },
  pageType: { description: "ContentPage, ProductPage, CategoryPage or CatalogPage.", example: "ContentPage" },
  pageLabelOrId: { description: "Label of a content page, which begins with a slash.", example: "/cart" },
  componentId: { description: "Uid of a component.", example: "SiteLogoComponent" },
  componentIds: { description: "Uids of components, separated by commas." },
  referenceType: { description: "Types of reference, separated by commas.", example: "SIMILAR" },
  scale: { description: "A size scale: the `sizeScale` of a product.", example: "trouser_regular" },
  cartId: {
    description: "Code or guid of a cart, or `current` for the newest one that is not saved.",
    example: "current",
  },
  discardCartEntries: { description: "`true` for what a cancelled visit sends back." },
  voucherId: { description: "The code of a voucher, as it is printed.", example: "STYLE10" },
  oldCartId: {
    description: "A cart from before the sign-in. Always refused, because there are no anonymous carts.",
  },
  toMergeCartGuid: { description: "Returns this cart of the person instead of creating one." },
  reuse: { description: "`true` returns the open cart, and creates one only if there is none." },
  savedCartsOnly: { description: "`true` returns only carts with a `saveTime`." },
  entryNumber: {
    description: "Number of the line, from 0. Removing a line renumbers the lines after it.",
    example: 0,
  },
  quantity: { description: "Number of pieces, at least 1.", example: 2 },
  id: { description: "The order or cart that needs the addresses." },
  addressId: { description: "One of the person's addresses." },
  country: {
    description: "Returns the modes of this country, for a cart that has no address yet.",
    example: "AU",
  },
  deliveryModeId: { description: "One of the delivery modes for the cart's address.", example: "standard" },
  paymentType: { description: "`ACCOUNT`. Card payment is not available.", example: "ACCOUNT" },
  purchaseOrderNumber: { description: "Number that the buyer's books know the order by." },
  poNumber: { description: "Number that the buyer's books know the order by." },
  costCenterId: { description: "A cost centre that the person may use." },
  fingerprint: {
    description:
      "The cart's `fingerprint` as it was shown. If the cart has changed since, nothing is ordered: 409.",
  },
  termsChecked: {
    description: "Must be `true`: the person accepted the terms and conditions.",
    example: "true",
  },
  status: { description: "Only those in this state.", example: "WAIT" },
  wearerId: { description: "Ignored; the answer has the caller's own orders." },
  unit: { description: "The uid of a unit." },
  sid: { description: "The key of the visit. Anyone who has it can use the visit." },
  token: {
    description:
      "Of a punch-out visit: `false` omits the tokens from the answer. Of a new password: what the link carries.",
  },
  registrationCode: { description: "What a unit hands to new people.", example: "EB-JOIN" },
  userid: { description: "What somebody typed to sign in with.", example: "sam.field@shop.example" },
  challenge: {
    description:
      "The base64url SHA-256 hash of a random text that stays in the browser's session. The landing token works only with that text, as `code_verifier`. Without it the answer is empty.",
    example: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  },
  type: { description: "How the link was sent: EMAIL or SMS.", example: "EMAIL" },
  mode: { description: "`cdc` of an identity provider; not used." },
  consignmentCode: { description: "The code of a parcel of the order.", example: "KR-099104-1" },
  region: { description: "AU or NZ. Only that of the order's currency is possible.", example: "AU" },
  orderId: { description: "The code of an order that waits or waited for approval.", example: "KR-099104" },
  approvalCode: { description: "The code of the order that the approval is about.", example: "KR-099104" },
  employeeId: { description: "The account number of a person of the caller's units." },
  purchaseId: { description: "The id of a purchase order.", example: "PO-KC-0004" },
  purchaseOrderId: { description: "The id of a purchase order." },
  b2bUnits: { description: "Uids of units, separated by commas." },
  searchTerm: { description: "Part of a unit's name, place or number.", example: "road" },
  customerPK: { description: "The account number of a person of the caller's units." },
  b2bUnitId: { description: "The uid of a unit that the caller manages." },
  b2bUnit: { description: "The uid of a unit that the caller manages." },
  unitId: { description: "Only people of this unit." },
  unitName: { description: "Sent by this project's clients; not needed." },
  empCode: { description: "An employee id, as it is typed.", example: "30417" },
  emailAddress: { description: "An email, as it is typed." },
  empMobile: { description: "A mobile number, as it is typed." },
  mailId: { description: "An email in the demo's outbox." },
  "Idempotency-Key": {
    description:
      "8 to 80 letters, digits, dashes or underscores. For 30 days, the same key from the same person to the same call returns the first answer and has no further effect.",
    example: "0b0a5d0e-6a2f-4a53-9f0c-2d1f6a3f7c11",
  },
};

const PURCHASE_ORDER = {
  purchaseOrderNumber: "KC2026W",
  description: "Winter issue",
  units: ["korraline-karratha"],
};

const PERSON = { customerPK: "KC-000999", version: 1 };

const EXCHANGE = {
  entries: [
    {
      orderEntryNumber: 0,
      quantity: 1,
      type: "EXCHANGE",
      reason: "TOO_SMALL",
      replacementCode: "KC-5002-NAVY-L",
    },
  ],
};

/** A body for each call that takes one, by the end of its operation id. */
export const BODIES: Record<string, unknown> = {
  Forgottenpasswordtokens: { userid: "sam.field@shop.example" },
  LoginUserCheck: { userid: "sam.field@shop.example" },
  Registrations: {
    registrationCode: "EB-JOIN",
    firstName: "Sam",
    lastName: "Field",
    email: "sam.field@shop.example",
    mobile: "0491 570 006",
    employeeCode: "EB-E101",
  },
  RegistrationsFinal: {
    token: "0f3c6a1e9b2d4785",
    newPassword: "Watle-2026",
    confirmPassword: "Watle-2026",
  },
  VerificationToken: { purpose: "LOGIN", loginId: "sam.field@shop.example" },
  Resetpassword: {
    newPassword: "Watle-2026",
    confirmPassword: "Watle-2026",
    token: "0f3c6a1e9b2d4785",
    type: "EMAIL",
  },
  Proxy: { uid: "20165" },
  Password: { old: "Banksia-2025", new: "Watle-2026" },
  Mobile: { mobile: "0491 570 006" },
  Onboarding: { preferredName: "Sam", mobile: "0491 570 006" },
  PreferredName: { preferredName: "Sam" },
  ProductsByCodeReviews: {
    headline: "True to size",
    comment: "Soft after the first wash.",
    rating: 4,
    alias: "Sam",
  },
  BundlesByBundleIdItems: { setId: "SHIRT", styleCode: "KM-1101", size: "M", quantity: 2 },
  ItemsByItemId: { setId: "SHIRT", styleCode: "KM-1101", size: "L", quantity: 2 },
  AllocationsByPacks: {
    grants: [{ bundleId: "TOPS", granted: 6 }],
    extendedUntil: "2026-12-05",
    reason: "On leave while orders were open",
  },
  CartsByCartIdEntries: { product: { code: "KC-5002-NAVY-M" }, quantity: 2 },
  Vouchers: { voucherId: "STYLE10" },
  ApplyVoucher: { voucherId: "STYLE10" },
  RemoveVoucher: { voucherId: "STYLE10" },
  EntriesByEntryNumber: { quantity: 3 },
  AddTakenEntries: { orderEntries: [{ product: { code: "KC-5002-NAVY-M" }, quantity: 1 }] },
  AddressesDelivery: {
    firstName: "Sam",
    lastName: "Field",
    line1: "1 Wattle Street",
    town: "Perth",
    postalCode: "6000",
    country: { isocode: "AU" },
  },
  CartFromOrder: { orderEntries: [{ orderEntryNumber: 0, quantity: 2 }] },
  ReturnExchange: EXCHANGE,
  ReturnExchangePrice: EXCHANGE,
  OrderReturns: {
    orderCode: "KR-099104",
    returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }],
  },
  OrderReturnsByCode: { status: "CANCELLING" },
  Cancellation: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
  ManageapprovalsPendingApprovalOrders: { search: "Mavros", sort: "placed", pageSize: 10 },
  ManageapprovalsActionedOrders: { sort: "-decided", filters: { decision: "DECLINE" }, pageSize: 10 },
  ApproveDeclineOrder: {
    orderCode: "KR-099104",
    decision: "DECLINE",
    reasonCode: "ORDERED_TWICE",
    comment: "The same polo is in your order of Monday.",
  },
  OrderapprovalsByApprovalCodeDecision: { decision: "REJECT", comment: "Please order one less." },
  GetPurchaseOrdersList: { search: "winter", sort: "-added", filters: { status: "active" }, pageSize: 10 },
  AddPurchaseOrder: PURCHASE_ORDER,
  UpdatePurchaseOrderDetails: { ...PURCHASE_ORDER, purchaseId: "PO-KC-0004", version: 1 },
  ManageUsersList: { search: "lee", sort: "name", filters: { role: "customergroup" }, pageSize: 10 },
  ManageUsersBusinessUnitUsersTab: { uid: "korraline-karratha", search: "lee", pageSize: 10 },
  ManageUsersCreateWwgUser: {
    firstName: "Sam",
    lastName: "Field",
    email: "sam.field@korraline.example",
    employeeCode: "30417",
    unitUid: "korraline-karratha",
    roles: ["customergroup", "b2bcustomergroup"],
  },
  ManageUsersUpdatePersonalDetails: { ...PERSON, firstName: "Sam", lastName: "Field" },
  ManageUsersUpdateContactDetails: { ...PERSON, email: "sam.field@korraline.example" },
  ManageUsersUpdateEmployeeDetails: { ...PERSON, employeeCode: "30417", unitUid: "korraline-karratha" },
  ManageUsersUpdateRole: { ...PERSON, roles: ["customergroup", "b2bcustomergroup"] },
  ManageUsersRemoveRole: { ...PERSON, roleCode: "b2bapprovergroup" },
  ManageUsersDeactivate: { content: PERSON },
  ManageUsersActivate: { content: PERSON },
  Sizes: { sizes: [{ scale: "womens_numeric", size: "12" }] },
  SessionsBySidState: { state: { note: "a" } },
  SessionsBySidRequisition: { outcome: "returned" },
  PunchoutSessions: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "1" },
};

/** What each area is about. */
export const TAGS: Record<string, string> = {
  OAuth: "Signing in: issuing and revoking tokens.",
  Site: "Base sites, languages, currencies, countries and titles.",
  CMS: "Pages and components.",
  Access: "For people who are not signed in: a new password by a link, a code to sign in with, registration.",
  "Sign-in": "Signing in at the identity provider of an organisation.",
  Users: "The person's profile.",
  Search: "Finding products and pages.",
  Catalogue: "Products, their references, reviews and size guides.",
  Sizes: "A person's size in each size scale.",
  Packs: "What a person may choose from their packs, and what the program pays.",
  Carts: "Carts and their lines.",
  Checkout: "Address, delivery, payment, cost centre and purchase order number.",
  Returns:
    "Exchanges for another size, returns for a refund, and faults of delivered orders, with their states and history.",
  "Purchase orders":
    "The register of standing purchase orders, for people who manage units: `x-kitroom-capability` names what they need.",
  "Manage organisation": "What an administrator looks after: `x-kitroom-capability` names what they need.",
  "Business units":
    "Looking after units, for their administrators: `x-kitroom-capability` names what they need.",
  "Manage users":
    "Looking after people, for administrators of their units: `x-kitroom-capability` names what they need.",
  Orders: "Placing, reading and cancelling orders.",
  "Proxy orders":
    "Ordering in somebody else's name. While a person orders for another, calls that have `x-kitroom-proxied` and the header `proxyuserid` with the other's customer id are about the other person.",
  Approvals:
    "Deciding about orders that wait for approval, for people who approve for their units: `x-kitroom-capability` names what they need.",
  "Punch-out": "Visits from a buyer's procurement system.",
  Media: "Pictures.",
  Demo: "Calls that exist only in the demo.",
};
