/** What each parameter of the calls means, by its name, with an example where one helps. */
export const PARAMETERS: Record<string, { description: string; example?: string | number }> = {
  baseSiteId: {
    description: "The base site. It decides how the shop looks, not who has access.",
    example: "uniforms",
  },
  userId: {
    description:
      "`current` is the person of the token, `anonymous` is nobody. Only an assisted service agent may send another person's id, and where `x-kitroom-others` names a capability, those who have it and look after the person's unit; nobody where `x-kitroom-own` stands.",
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
    description:
      "Of products: `freeText:sort:facet:value…`, as in `currentQuery`. Of stores: a postal code, a town or an address.",
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
  productCode: { description: "The product that the page is about, or the size that a person follows." },
  categoryCode: { description: "The category that the page is about." },
  catalogCode: { description: "The catalogue that the page is about." },
  cmsTicketId: {
    description:
      "Of a preview: the answer has what is not published yet. One that is over gives 403 PreviewError. Calls about products take it, and have no drafts.",
  },
  pageId: { description: "Uid of a page.", example: "homepage" },
  pageType: { description: "ContentPage, ProductPage, CategoryPage or CatalogPage.", example: "ContentPage" },
  pageLabelOrId: { description: "Label of a content page, which begins with a slash.", example: "/cart" },
  componentId: { description: "Uid of a component.", example: "SiteLogoComponent" },
  componentIds: { description: "Uids of components, separated by commas." },
  customerPk: { description: "Customer id of a person of the caller's units." },
  costCenterCodes: { description: "Codes of cost centres, separated by commas.", example: "SV-CC-EMG" },
  group: { description: "`orders`, `stock` or `points`: only notices about those." },
  notificationType: { description: "What the person wants to hear of: `BACK_IN_STOCK`." },
  unread: { description: "`true` for those that were not read." },
  purpose: { description: "What the files are sent for.", example: "enquiry" },
  fileId: { description: "A file that waits for its form." },
  reference: { description: "Number of one of the person's messages.", example: "ASK-20417" },
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
  name: { description: "What the copy of a saved cart is called." },
  saveCartName: { description: "What the cart is called in the list, at most 50 characters." },
  saveCartDescription: {
    description: "More words about it, at most 250 characters; an empty one clears them.",
  },
  savedCartsOnly: { description: "`true` returns only carts with a `saveTime`." },
  entryNumber: {
    description: "Number of the line, from 0. Removing a line renumbers the lines after it.",
    example: 0,
  },
  quantity: { description: "Number of pieces, at least 1.", example: 2 },
  id: { description: "The order or cart that needs the addresses." },
  addressId: { description: "One of the person's addresses." },
  country: {
    description:
      "The modes of this country, for a cart that has no address yet; or the stores of this country.",
    example: "AU",
  },
  deliveryModeId: { description: "One of the delivery modes for the cart's address.", example: "standard" },
  paymentType: {
    description: "`ACCOUNT`; or `CARD`, for the person's own share where the organisation takes cards.",
    example: "ACCOUNT",
  },
  paymentDetailsId: { description: "One of the person's saved cards.", example: "card-KM-000003-4242" },
  responseUrl: {
    description: "Where the card provider leads back to, in this shop; its checkout's page without.",
    example: "https://shop.example/checkout/card-callback",
  },
  sign: { description: "The `signature` of the request." },
  saved: { description: "All cards of a person are saved ones." },
  billingAddress: {
    description:
      "`true`: the address parameters are the billing address. Without it, it is the delivery address of the cart.",
  },
  firstName: { description: "Of whom the billing address names.", example: "Mia" },
  lastName: { description: "Of whom the billing address names.", example: "Orr" },
  line1: { description: "Street and number of the billing address.", example: "26 Exchange Street" },
  line2: { description: "A second line of the billing address." },
  town: { description: "Town or suburb of the billing address.", example: "Geelong" },
  postalCode: { description: "Four digits, of the billing address.", example: "3220" },
  purchaseOrderNumber: { description: "Number that the buyer's books know the order by." },
  poNumber: { description: "Number that the buyer's books know the order by." },
  costCenterId: { description: "A cost centre that the person may use." },
  lineId: {
    description:
      "The `lineId` of the line as it was shown. It is found wherever it stands now; if it is gone, nothing is changed.",
  },
  fingerprint: {
    description:
      "The cart's `fingerprint` as it was shown. If the cart has changed since, nothing is ordered: 409.",
  },
  urgentReason: {
    description: "The code of one of the `urgentReasons`. The order of a wearer then needs an approval.",
    example: "START",
  },
  termsChecked: {
    description: "Must be `true`: the person accepted the terms and conditions.",
    example: "true",
  },
  status: { description: "Only those in this state.", example: "WAIT" },
  uploadId: { description: "A file of people that the caller sent." },
  state: { description: "Only rows in this state: ready, mend, there or added." },
  column: { description: "Only rows with something to mend in this column of the file.", example: "Unit" },
  look: { description: "`true`: good rows that may be a mistake are added too." },
  together: { description: "`true`: rows that one choice mends are one row of the answer." },
  wearerId: { description: "Ignored; the answer has the caller's own orders." },
  unit: { description: "The uid of a unit." },
  noticeId: { description: "The id of a notice, from the list.", example: "KR-000482-3" },
  garments: {
    description: "Garments of the pack, separated by commas: style and colour of each.",
    example: "KC-5002:NAVY,KC-5010:ORANGE",
  },
  connectionName: { description: "The name of a connection.", example: "Tenderline" },
  formKey: { description: "The key that `POST keptForms` gave." },
  sid: { description: "The key of the visit. Anyone who has it can use the visit." },
  token: {
    description:
      "Of a punch-out visit: `false` omits the tokens from the answer. Of a new password: what the link carries.",
  },
  registrationCode: { description: "What a unit hands to new people.", example: "EB-JOIN" },
  userid: { description: "What somebody typed to sign in with.", example: "sam.field@shop.example" },
  passkeyId: { description: "The id of one of the person's passkeys." },
  consentTemplateId: { description: "The id of a consent template.", example: "SIZES_FROM_ORDERS" },
  consentTemplateVersion: { description: "The version that the person read: the newest.", example: 1 },
  consentCode: { description: "The code of one of the person's consents." },
  sessionId: { description: "The id of one of the person's sign-ins." },
  customerId: { description: "Not used: the answer is the same for everybody.", example: "anonymous" },
  challenge: {
    description:
      "The base64url SHA-256 hash of a random text that stays in the browser's session. The landing token works only with that text, as `code_verifier`. Without it the answer is empty.",
    example: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  },
  type: { description: "How the link was sent: EMAIL or SMS.", example: "EMAIL" },
  mode: { description: "`cdc` of an identity provider; not used." },
  consignmentCode: { description: "The code of a parcel of the order.", example: "KR-099104-1" },
  region: {
    description:
      "Of an order: AU or NZ, only that of its currency is possible. Of stores: a short code such as VIC.",
    example: "AU",
  },
  configId: { description: "A configuration that the person works on; it is gone once it is in a cart." },
  expMode: { description: "Sent by OCC clients; not needed." },
  forceReset: { description: "`true` begins a new configuration and forgets the unfinished one." },
  configIdTemplate: { description: "A pre-configured version to begin with.", example: "CHEST" },
  groupId: { description: "Only the attributes of this group are told.", example: "LOGO" },
  couponCode: { description: "The code of a coupon, as it is entered at the cart.", example: "SPRING5" },
  ended: { description: "`true`: coupons that expired or were used up, instead of the others." },
  storeName: { description: "The name of a store, from the list.", example: "footscray-counter" },
  latitude: { description: "Degrees north (WGS 84), with `longitude`.", example: -37.81 },
  longitude: { description: "Degrees east, with `latitude`.", example: 144.96 },
  radius: { description: "Metres around the place or position; 50000 unless it is sent.", example: 50_000 },
  delegationId: { description: "The id of a delegation of approvals.", example: "1" },
  key: { description: "The key of a link in a mail to an approver." },
  orderId: { description: "The code of an order that waits or waited for approval.", example: "KR-099104" },
  approvalCode: { description: "The code of the order that the approval is about.", example: "KR-099104" },
  employeeId: { description: "The account number of a person of the caller's units." },
  purchaseId: { description: "The id of a purchase order.", example: "PO-KC-0004" },
  purchaseOrderId: { description: "The id of a purchase order." },
  b2bUnits: { description: "Uids of units, separated by commas." },
  searchTerm: { description: "Part of a unit's name, place or number.", example: "road" },
  customerPK: { description: "The account number of a person of the caller's units." },
  costCenterCode: { description: "The code of a cost centre that the caller manages.", example: "KC-HO" },
  budgetCode: { description: "The code of a budget.", example: "BU-KC-27" },
  orderApprovalPermissionCode: { description: "The code of a purchase limit.", example: "LIMIT-250" },
  userGroupId: { description: "The id of a user group that the caller manages.", example: "KC-CREW" },
  selected: {
    description: "`true` for members, or for those who have the role, alone; `false` for all others.",
  },
  countryIso: { description: "The ISO code of a country: `AU` or `NZ`.", example: "AU" },
  roleId: {
    description: "The code of a role; `b2bapprovergroup` belongs to a unit.",
    example: "b2bapprovergroup",
  },
  orgCustomerId: { description: "The account number of a person of the caller's units." },
  searchKey: { description: "Part of a cost centre's code or name, or of its unit's name.", example: "road" },
  businessUnitWwgUid: { description: "The uid of a unit that the caller manages." },
  costCenterID: { description: "The code of a cost centre that the caller manages." },
  businessUnitID: { description: "The uid of a unit." },
  b2bUnitId: { description: "The uid of a unit that the caller manages." },
  unitAddressId: { description: "The id of an address of that unit." },
  b2bUnit: { description: "The uid of a unit that the caller manages." },
  soldToId: {
    description: "The uid of the unit that people are under, such as the sold-to.",
    example: "korraline",
  },
  customerPKs: { description: "Account numbers of people, separated by commas, instead of a search." },
  unitUid: { description: "The uid of a unit; the answer says who belongs to it." },
  unitId: { description: "Only people of this unit." },
  invoiceIds: { description: "Numbers of invoices, separated by commas.", example: "INV-300101" },
  billTo: { description: "Only what is made out to this unit." },
  from: { description: "Only from this local day of the organisation on.", example: "2026-10-01" },
  to: { description: "Only up to this local day of the organisation.", example: "2026-10-31" },
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
  Stores:
    "Places of the supplier to visit, for everybody: where they are, when they are open, what they offer.",
  Configurators:
    "Texts and decoration of garments: what can be chosen, and what lines of carts and orders have.",
  Coupons: "Vouchers that a person keeps on a list, with their states.",
  Account: "A person's own account: their sign-ins, and closing it.",
  Passkeys: "Signing in with a passkey (WebAuthn), and a person's own passkeys.",
  Files:
    "Files that go with a form. Each is sent first and waits a day for its form; what it is, is judged by its content.",
  Notices: "What others did to the person's orders and returns.",
  Consents: "What people allow the shop to do with their data.",
  Contact: "Messages to the uniform desk of the person's organisation.",
  "Address book": "A person's own addresses.",
  "Saved cards":
    "A person's own cards. A new one is registered at the card provider: `request` names its page and a session, the person enters the card there and comes back with `x-card-registration-status`, and `response` saves it, once.",
  Returns:
    "Exchanges for another size, returns for a refund, and faults of delivered orders, with their states and history.",
  "Purchase orders":
    "The register of standing purchase orders, for people who manage units: `x-kitroom-capability` names what they need.",
  "Bulk orders":
    "Many orders from one CSV file, for wholesale stores that have them; everybody else gets 403 ForbiddenError.",
  "Replenishment orders":
    "Orders of goods that are placed again and again, on the dates of the organisation's calendar. Each is placed as if its owner had pressed, or its date says why there is no order.",
  Finance:
    "Invoices, credits, statements and payments of the units that invoices are made out to: `x-kitroom-capability` names what they need. An order is invoiced when its last parcel has left.",
  "Manage organisation": "What an administrator looks after: `x-kitroom-capability` names what they need.",
  "Business units":
    "Looking after units, for their administrators: `x-kitroom-capability` names what they need.",
  Budgets:
    "What cost centres may be charged in a time, with what is spent, held and left. Amounts are inc. GST, without what wearers pay themselves.",
  "Purchase limits":
    "What people may order without an approval, and what approvers may allow, for administrators of their units.",
  "User groups": "People who are given purchase limits together, for administrators of their units.",
  "Cost centres":
    "Looking after cost centres, for administrators of their units: `x-kitroom-capability` names what they need.",
  "Manage users":
    "Looking after people, for administrators of their units: `x-kitroom-capability` names what they need.",
  Orders: "Placing, reading and cancelling orders.",
  "Proxy orders":
    "Ordering in somebody else's name. While a person orders for another, calls that have `x-kitroom-proxied` and the header `proxyuserid` with the other's customer id are about the other person.",
  Approvals:
    "Deciding about orders that wait for approval, for people who approve for their units: `x-kitroom-capability` names what they need.",
  "Punch-out": "Visits from a buyer's procurement system.",
  "Punch-out connections":
    "Buyers' procurement systems, for people of the supplier: `x-kitroom-capability` names what they need.",
  Media: "Pictures.",
  Demo: "Calls that exist only in the demo.",
};
