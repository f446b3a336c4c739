import { openApiDocument } from "../../commerce/contract/types";
import type { Capability } from "../../commerce/http/policy";
import { PASSWORD } from "../support/settings";
import type { Thing, Things } from "./cast";

/** What a call is sent beside its path. */
interface Filling {
  query?: Record<string, string>;
  body?: unknown;
}

/** Parameters that name something of somebody; the value is the thing of the cast that fills them. */
const THINGS: Record<string, Thing> = {
  costCentre: "costCentre",
  userId: "customerId",
  wearerId: "customerId",
  sid: "sid",
  cartId: "cartId",
  configId: "configId",
  quoteCode: "quote",
  oldCartId: "cartId",
  toMergeCartGuid: "cartId",
  entryNumber: "entryNumber",
  "orders/code": "orderCode",
  orderCode: "orderCode",
  "orderReturns/code": "returnCode",
  "order/code": "orderCode",
  "products/code": "styleCode",
  "orgProducts/code": "styleCode",
  "references/code": "styleCode",
  "reviews/code": "styleCode",
  packId: "packId",
  packs: "packId",
  bundleId: "bundleId",
  itemId: "itemId",
  addressId: "addressId",
  "addresses/id": "addressId",
  "wwgAddresses/id": "addressId",
  costCenterId: "costCentre",
  orderId: "waitingCode",
  approvalCode: "waitingCode",
  employeeId: "customerId",
  purchaseId: "purchaseId",
  invoiceIds: "invoice",
  paymentDetailsId: "card",
  "paymentdetails/id": "card",
  fileId: "fileId",
  passkeyId: "passkey",
  consentCode: "consent",
  reference: "enquiry",
  customerPK: "customerId",
  customerPk: "customerId",
  customerPKs: "customerId",
  unitUid: "unit",
  costCenterCodes: "costCentre",
  b2bUnitId: "unit",
  b2bUnit: "unit",
  purchaseOrderId: "purchaseId",
  costCenterCode: "costCentre",
  budgetCode: "budget",
  orderApprovalPermissionCode: "limit",
  orgCustomerId: "customerId",
  approverId: "customerId",
  userGroupId: "userGroup",
  "bulkOrders/uploadId": "bulkUpload",
  "teamFiles/draftId": "teamFile",
  draftId: "teamDraft",
  costCenterID: "costCentre",
  businessUnitID: "unit",
  businessUnitWwgUid: "unit",
};

/** Parameters that name nothing of anybody, with a value for those that a path must have. */
const PLAIN: Record<string, string | undefined> = {
  currency: "AUD",
  quarter: undefined,
  baseSiteId: undefined,
  formKey: "no-form-has-this-key",
  fields: undefined,
  look: undefined,
  lang: undefined,
  curr: undefined,
  countryIso: "AU",
  pageId: "homepage",
  pageType: undefined,
  status: undefined,
  statuses: undefined,
  pageLabelOrId: undefined,
  roleId: "b2bapprovergroup",
  componentId: "SiteLogoComponent",
  componentIds: undefined,
  contentKind: "components",
  contentId: "TermsText",
  versionNumber: "1",
  componentType: undefined,
  scale: "trouser_regular",
  requestedRetrievalAt: undefined,
  code: undefined,
  productCode: undefined,
  categoryCode: undefined,
  catalogCode: undefined,
  cmsTicketId: undefined,
  currentPage: undefined,
  billTo: undefined,
  from: undefined,
  to: undefined,
  pageSize: undefined,
  sort: undefined,
  query: undefined,
  queryParam: undefined,
  filters: undefined,
  packType: undefined,
  styleCode: undefined,
  term: undefined,
  column: undefined,
  together: undefined,
  searchText: undefined,
  search: undefined,
  max: undefined,
  maxCount: undefined,
  referenceType: undefined,
  quantity: undefined,
  savedCartsOnly: undefined,
  saveCartName: undefined,
  saveCartDescription: undefined,
  name: undefined,
  country: undefined,
  reuse: undefined,
  deliveryModeId: undefined,
  paymentType: undefined,
  responseUrl: undefined,
  sign: "none",
  saved: undefined,
  billingAddress: undefined,
  firstName: undefined,
  lastName: undefined,
  line1: undefined,
  line2: undefined,
  town: undefined,
  postalCode: undefined,
  purchaseOrderNumber: undefined,
  poNumber: undefined,
  voucherId: "SPRING5",
  couponCode: "SPRING5",
  consentTemplateId: undefined,
  consentTemplateVersion: undefined,
  expMode: undefined,
  forceReset: undefined,
  configIdTemplate: undefined,
  groupId: undefined,
  tabId: undefined,
  attributeCode: "1",
  valueId: "1",
  storeName: "footscray-counter",
  latitude: undefined,
  longitude: undefined,
  radius: undefined,
  ended: undefined,
  connectionName: "Tenderline",
  discardCartEntries: undefined,
  termsChecked: undefined,
  fingerprint: undefined,
  lineId: undefined,
  urgentReason: undefined,
  token: "none",
  sessionId: "none",
  type: undefined,
  registrationCode: undefined,
  userid: "nobody@shop.example",
  challenge: undefined,
  customerId: "anonymous",
  customerListId: undefined,
  mode: undefined,
  mailId: "none",
  mailKind: "order-placed",
  consignmentCode: "none",
  uploadId: "none",
  since: undefined,
  limit: undefined,
  kind: undefined,
  organisation: undefined,
  unitAddressId: "none",
  noticeId: "KR-000000-1",
  state: undefined,
  region: "AU",
  searchTerm: undefined,
  searchKey: undefined,
  b2bUnits: undefined,
  unit: undefined,
  unitId: undefined,
  soldToId: undefined,
  selected: undefined,
  unitName: undefined,
  unread: undefined,
  group: undefined,
  notificationType: undefined,
  purpose: "enquiry",
  garments: undefined,
  key: "none",
  delegationId: "1",
  empCode: "90001",
  emailAddress: "new@matrix.example",
  empMobile: "0491 570 159",
  version: undefined,
};

/**
 * What a parameter of the document stands for: a thing of the cast, or nobody's.
 * @throws Error for a parameter that this file does not know, so that a new one is thought about.
 */
function thingOf(path: string, name: string): Thing | undefined {
  // What is below one of these is called as things of other folders are.
  if (name === "code" && path.includes("/replenishmentOrders/")) return "replenishment";
  const folder =
    path
      .split("/")
      .filter((part) => part && !part.startsWith("{"))
      .at(-1) ?? "";
  const thing = THINGS[`${folder}/${name}`] ?? THINGS[name];
  if (thing) return thing;
  if (name in PLAIN) return undefined;
  throw new Error(`tests/matrix/requests.ts does not say whose ${name} of ${path} is`);
}

/** Calls about a cart that was saved. */
const ofSaved = /\{cartId\}\/(savedcart|restoresavedcart|clonesavedcart)$/;

const exchange = {
  entries: [{ orderEntryNumber: 0, quantity: 1, type: "EXCHANGE", reason: "BROKE" }],
};

const amend = { body: { entries: [{ entryNumber: 0, approvedQuantity: 1 }] } };

const BUDGET = { name: "A year", budget: 100, startDate: "2002-01-01", endDate: "2002-12-31" };

const following = (t: Things) => ({ productCode: t.sku!, notificationType: "BACK_IN_STOCK" });

const purchaseOrder = (t: Things) => ({ description: "Winter issue", units: [t.unit] });

const ADDRESS = {
  firstName: "Sam",
  lastName: "Field",
  line1: "1 Wattle Street",
  town: "Perth",
  region: "WA",
  postalCode: "6000",
  country: { isocode: "AU" },
};

const { firstName: _first, lastName: _last, ...PLACE } = ADDRESS;
const UNIT_ADDRESS = { ...PLACE, companyName: "Loading dock" };

/** How a call is asked well, where its path alone is not enough. `orgUsers` paths are asked as `users` paths. */
const REQUESTS: Record<string, (t: Things) => Filling> = {
  "POST /users/{userId}/replenishmentOrders": (t) => ({
    query: { cartId: t.cartId, termsChecked: "true" },
    body: { recurrencePeriod: "DAILY", numberOfDays: "14", replenishmentStartDate: "2026-12-01" },
  }),
  "POST /users/{userId}/quotes": (t) => ({ body: { cartId: t.cartId } }),
  "PATCH /users/{userId}/quotes/{quoteCode}": () => ({ body: { name: "Summer" } }),
  "POST /users/{userId}/quotes/{quoteCode}/action": () => ({ body: { action: "REJECT" } }),
  "POST /users/{userId}/quotes/{quoteCode}/comments": () => ({ body: { text: "By June?" } }),
  "POST /users/{userId}/quotes/{quoteCode}/entries/{entryNumber}/comments": () => ({
    body: { text: "By June?" },
  }),
  "POST /users/{userId}/quotes/{quoteCode}/entries/{entryNumber}/configurator/textfield": () => ({
    body: { configurationInfos: [] },
  }),
  "PUT /users/{userId}/quotes/{quoteCode}/entries/{entryNumber}/ccpconfigurator": (t) => ({
    body: { configId: t.configId },
  }),
  "PATCH /quotes/{quoteCode}": () => ({ body: { terms: "One parcel" } }),
  "POST /quotes/{quoteCode}/action": () => ({ body: { action: "CANCEL" } }),
  "POST /quotes/{quoteCode}/comments": () => ({ body: { text: "In June." } }),
  "POST /quotes/{quoteCode}/entries/{entryNumber}/comments": () => ({ body: { text: "In June." } }),
  "POST /quotes/{quoteCode}/discounts": () => ({
    body: { discountRate: 10, discountType: "PERCENT" },
  }),
  "GET /products/suggestions": () => ({ query: { term: "shirt" } }),
  "GET /search/suggestions": () => ({ query: { searchText: "shirt" } }),
  "GET /search/content": () => ({ query: { search: "shirt" } }),
  "POST /products/{code}/reviews": () => ({
    body: { headline: "True to size", comment: "It fits.", rating: 4 },
  }),
  "POST /forgottenpasswordtokens": () => ({ body: { userid: "nobody@shop.example" } }),
  "POST /users/{userId}/addresses": () => ({ body: ADDRESS }),
  "POST /users/{userId}/addresses/verification": () => ({ body: ADDRESS }),
  "PATCH /users/{userId}/addresses/{id}": () => ({ body: { line2: "Flat 2" } }),
  "PUT /users/{userId}/login": () => ({ body: { password: PASSWORD, newLogin: "new@matrix.example" } }),
  "GET /loginchanges": () => ({ query: { token: "none" } }),
  "POST /loginchanges": () => ({ body: { token: "none" } }),
  "DELETE /users/{userId}": () => ({ body: { password: PASSWORD } }),
  "POST /users/loginUserCheck": () => ({ body: { userid: "nobody@shop.example" } }),
  "GET /users/ssoUrl": () => ({ query: { userid: "nobody@shop.example" } }),
  "GET /users/activeSso": () => ({ query: { userid: "nobody@shop.example" } }),
  "GET /registrationcodes": () => ({ query: { registrationCode: "EB-JOIN" } }),
  "POST /registrations": () => ({
    body: {
      registrationCode: "EB-JOIN",
      firstName: "Sam",
      lastName: "Field",
      email: "sam.field@shop.example",
      employeeCode: "EB-E101",
    },
  }),
  "GET /registrations/final": () => ({ query: { token: "none" } }),
  "POST /registrations/final": () => ({
    body: { token: "none", newPassword: "Watle-2026", confirmPassword: "Watle-2026" },
  }),
  "POST /users/anonymous/verificationToken": () => ({
    body: { purpose: "LOGIN", loginId: "nobody@shop.example" },
  }),
  "GET /resetpassword/validateToken": () => ({ query: { token: "none", type: "EMAIL" } }),
  "POST /resetpassword/regenerateToken": () => ({ query: { token: "none" } }),
  "POST /users/{userId}/passkeys/begin": () => ({ body: { password: PASSWORD } }),
  "POST /users/{userId}/passkeys": () => ({
    body: {
      challengeId: "none",
      name: "My phone",
      credential: {
        ...{ id: "none", rawId: "none", type: "public-key" },
        response: { clientDataJSON: "none", attestationObject: "none" },
      },
    },
  }),
  "PATCH /users/{userId}/passkeys/{passkeyId}": () => ({ body: { name: "My phone" } }),
  "POST /resetpassword": () => ({
    body: { token: "none", type: "EMAIL", newPassword: "Watle-2026", confirmPassword: "Watle-2026" },
  }),
  "POST /users/{userId}/files": () => {
    const body = new FormData();
    body.append("file", new File(["%PDF-1.7\n"], "slip.pdf"));
    return { query: { purpose: "enquiry" }, body };
  },
  "GET /users/{userId}/files": () => ({ query: { purpose: "enquiry" } }),
  "POST /users/{userId}/notifications/read": () => ({ body: { upTo: "2026-11-03T01:20:00.000Z" } }),
  "PATCH /users/{userId}/notificationpreferences": () => ({
    body: { preferences: [{ topic: "lapse", channel: "EMAIL", enabled: false }] },
  }),
  "POST /users/{userId}/consents": () => ({
    query: { consentTemplateId: "OPEN", consentTemplateVersion: "1" },
  }),
  "POST /users/{userId}/productinterests": (t) => ({ query: following(t) }),
  "DELETE /users/{userId}/productinterests": (t) => ({ query: following(t) }),
  "POST /contact-us": (t) => ({
    body: { topic: "other", message: "A question", orderCode: t.orderCode, files: [t.fileId] },
  }),
  "PUT /users/{userId}/sizes": () => ({ body: { sizes: [{ scale: "womens_numeric" }] } }),
  "POST /users/{userId}/onboarding": () => ({ body: { preferredName: "Sam" } }),
  "PUT /users/{userId}/mobile": () => ({ body: { mobile: "0491 570 006", password: PASSWORD } }),
  "PUT /users/{userId}/password": () => ({ body: { old: PASSWORD, new: "Watle-2026" } }),
  "PATCH /users/{userId}": () => ({ body: { firstName: "Sam" } }),
  "PUT /users/{userId}/preferred-name": () => ({ body: { preferredName: "Sam" } }),
  "POST /users/{userId}/packs/{packId}/bundles/{bundleId}/items": (t) => ({ body: JSON.parse(t.choice!) }),
  "PUT /users/{userId}/packs/{packId}/bundles/{bundleId}/items/{itemId}": (t) => ({
    body: JSON.parse(t.choice!),
  }),
  "PUT /users/{userId}/issued": () => ({ body: { pieces: [] } }),
  "PUT /users/{userId}/allocations/{packs}": (t) => ({
    body: { grants: [{ bundleId: t.bundleId, granted: 99 }], reason: "Matrix" },
  }),
  "POST /users/{userId}/allocations": (t) => ({
    body: {
      changes: [{ packId: t.packId, grants: [{ bundleId: t.bundleId, changeBy: 1 }] }],
      reason: "Matrix",
    },
  }),
  "POST /users/{userId}/proxy/team/{orgCustomerId}": (t) => ({
    body: { packId: t.packId, entries: [{ bundleId: t.bundleId, sku: t.sku, quantity: 1 }] },
  }),
  "POST /users/{userId}/proxy/teamDrafts": () => ({
    body: { name: "Winter", grid: { currentPage: 0, typed: { "n.p-1.g-1": "1" } } },
  }),
  "PATCH /users/{userId}/proxy/teamDrafts/{draftId}": () => ({ body: { name: "Spring" } }),
  // Whom its rows may name is in tests/contract/team-files.test.ts.
  "POST /users/{userId}/proxy/teamFiles": () => ({
    body: { fileName: "team.csv", text: "Person,Style,Quantity\nNobody,KC-1,1" },
  }),
  "PATCH /users/{userId}/proxy/teamFiles/{draftId}": () => ({ body: { purchaseOrderNumber: "PO1" } }),
  "POST /users/{userId}/proxy": (t) => ({ body: { uid: t.customerId } }),
  "POST /users/{userId}/carts/{cartId}/entries": (t) => ({ query: { code: t.sku!, quantity: "1" } }),
  "POST /users/{userId}/carts/{cartId}/entries/configurator/textfield": (t) => ({
    body: { product: { code: t.sku! }, configurationInfos: [] },
  }),
  "POST /users/{userId}/carts/{cartId}/entries/{entryNumber}/configurator/textfield": () => ({
    body: { configurationInfos: [] },
  }),
  "POST /users/{userId}/carts/{cartId}/entries/ccpconfigurator": (t) => ({
    body: { product: { code: t.sku! }, configId: t.configId },
  }),
  "PUT /users/{userId}/carts/{cartId}/entries/{entryNumber}/ccpconfigurator": (t) => ({
    body: { configId: t.configId },
  }),
  "POST /users/{userId}/carts/{cartId}/entries/cpqconfigurator": (t) => ({
    body: { product: { code: t.sku! }, configId: t.configId },
  }),
  "PUT /users/{userId}/carts/{cartId}/entries/{entryNumber}/cpqconfigurator": (t) => ({
    body: { configId: t.configId },
  }),
  "PATCH /cpqconfigurator/{configId}/attributes/{attributeCode}": () => ({
    body: { attributeValueIds: "2" },
  }),
  "PATCH /cpqconfigurator/{configId}/attributes/{attributeCode}/values/{valueId}": () => ({
    body: { quantity: 1 },
  }),
  "PATCH /ccpconfigurator/{configId}": () => ({
    body: { groups: [{ id: "LOGO", attributes: [{ key: "LOGO", value: "FULL" }] }] },
  }),
  "PATCH /ccpconfigurator/{configId}/configurationOverview": () => ({ body: {} }),
  "PATCH /users/{userId}/carts/{cartId}/entries/{entryNumber}": () => ({ query: { quantity: "3" } }),
  "PUT /users/{userId}/carts/{cartId}/entries/{entryNumber}": () => ({ query: { quantity: "3" } }),
  "POST /users/{userId}/wishList/entries": (t) => ({ body: { products: [{ code: t.sku }] } }),
  "POST /punchout/sessions/{sid}/requisition": () => ({ body: { outcome: "returned" } }),
  "POST /users/{userId}/carts/{cartId}/vouchers": () => ({ query: { voucherId: "SPRING5" } }),
  "POST /users/{userId}/carts/{cartId}/applyVoucher": () => ({ body: { voucherId: "SPRING5" } }),
  "POST /users/{userId}/carts/{cartId}/removeVoucher": () => ({ body: { voucherId: "SPRING5" } }),
  "POST /users/{userId}/carts/{cartId}/add/takenEntries": (t) => ({
    body: { orderEntries: [{ product: { code: t.sku }, quantity: 1 }] },
  }),
  "PATCH /users/{userId}/carts/{cartId}/takenEntries/{entryNumber}": () => ({ body: { quantity: 1 } }),
  "POST /users/{userId}/packs/{packId}/cart": (t) => ({ query: { cartId: t.cartId } }),
  "POST /delivery-location": (t) => ({ body: { locationId: t.addressId! } }),
  "PUT /users/{userId}/carts/{cartId}/addresses/delivery": (t) => ({ query: { addressId: t.addressId! } }),
  "POST /users/{userId}/carts/{cartId}/addresses/delivery": () => ({
    body: {
      firstName: "Sam",
      lastName: "Field",
      line1: "1 Wattle Street",
      town: "Perth",
      postalCode: "6000",
      country: { isocode: "AU" },
    },
  }),
  "PUT /users/{userId}/carts/{cartId}/deliverymode": () => ({ query: { deliveryModeId: "standard" } }),
  "PUT /users/{userId}/carts/{cartId}/requestedretrievaldate": () => ({
    query: { requestedRetrievalAt: "" },
  }),
  "PUT /users/{userId}/carts/{cartId}/costcenter": (t) => ({ query: { costCenterId: t.costCentre! } }),
  "PUT /users/{userId}/carts/{cartId}/purchase-order": () => ({ query: { poNumber: "PO18" } }),
  "POST /wwgPurchaseOrders/addPurchaseOrder": (t) => ({
    body: { ...purchaseOrder(t), purchaseOrderNumber: "PO19" },
  }),
  "POST /wwgPurchaseOrders/updatePurchaseOrderDetails": (t) => ({
    body: { ...purchaseOrder(t), purchaseOrderNumber: "PO20", purchaseId: t.purchaseId },
  }),
  "GET /wwgPurchaseOrders/getPurchaseOrderDetails": (t) => ({ query: { purchaseId: t.purchaseId! } }),
  "DELETE /wwgPurchaseOrders/deletePurchaseOrder": (t) => ({ query: { purchaseOrderId: t.purchaseId! } }),
  "GET /wwg-manage-finances/forecast/working": (t) => ({
    query: { currency: "AUD", costCentre: t.costCentre! },
  }),
  "POST /wwg-manage-finances/downloadInvoice": (t) => ({ body: { ids: [t.invoice] } }),
  "POST /wwg-manage-finances/downloadCredit": (t) => ({ body: { ids: [t.credit] } }),
  "POST /downloadStatement": (t) => ({ body: { statementId: t.statement } }),
  "GET /payment/payment-invoice": (t) => ({ query: { invoiceIds: t.invoice! } }),
  "POST /payment/makePayment": (t) => ({
    body: { invoiceIds: [t.invoice], paymentDetailsId: t.card },
  }),
  "GET /business-units/details/deliveryAndShipping": (t) => ({ query: { b2bUnit: t.unit } }),
  "POST /manage-users/businessUnitUsersTab": (t) => ({ body: { uid: t.unit } }),
  "POST /addUserToSelectedBusinessUnit": (t) => ({ body: { customerPKs: [t.customerId], unitUid: t.unit } }),
  "POST /manage-users/removeUserValidation": (t) => ({
    body: { customerPKs: [t.customerId], unitUid: t.unit },
  }),
  "POST /manage-users/removeUserFromUnit": (t) => ({
    body: { customerPKs: [t.customerId], unitUid: t.unit },
  }),
  "POST /users/{userId}/budgets": (t) => ({
    body: { ...BUDGET, code: "MATRIX-B", costCenterCode: t.costCentre },
  }),
  "PATCH /users/{userId}/budgets/{budgetCode}": () => ({ body: BUDGET }),
  "POST /costcenters/{costCenterCode}/budgets": (t) => ({ query: { budgetCode: t.budget! } }),
  "POST /users/{userId}/orderApprovalPermissions": (t) => ({
    body: {
      code: "MATRIX-P",
      name: "Small",
      threshold: 250,
      orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" },
      orgUnit: { uid: t.unit },
    },
  }),
  "PATCH /users/{userId}/orderApprovalPermissions/{orderApprovalPermissionCode}": () => ({
    body: { name: "Small", threshold: 250 },
  }),
  "POST /users/{userId}/orgUnitUserGroups": (t) => ({
    body: { uid: "MATRIX-G", name: "Northern crew", orgUnit: { uid: t.unit } },
  }),
  "PATCH /users/{userId}/orgUnitUserGroups/{userGroupId}": () => ({ body: { name: "Northern crew" } }),
  "POST /users/{userId}/orgUnitUserGroups/{userGroupId}/members": (t) => ({
    query: { orgCustomerId: t.customerId },
  }),
  "POST /users/{userId}/orgUnitUserGroups/{userGroupId}/orderApprovalPermissions": (t) => ({
    query: { orderApprovalPermissionCode: t.limit! },
  }),
  "POST /users/{userId}/wwg-cost-centers": (t) => ({
    body: { code: "MATRIX-1", name: "Northern works", unitUid: t.unit },
  }),
  "PATCH /users/{userId}/wwg-cost-centers/{costCenterCode}": () => ({ body: { name: "Northern works" } }),
  "POST /users/{userId}/wwg-cost-centers/{costCenterCode}/units": (t) => ({
    body: { businessUnitId: t.unit },
  }),
  "DELETE /wwg-cost-centers/removeCostCenter": (t) => ({
    body: { costCenterId: t.costCentre, businessUnitId: t.unit },
  }),
  "GET /wwg-cost-centers/getAllAvailCostCenters": (t) => ({ query: { businessUnitWwgUid: t.unit } }),
  "GET /wwg-cost-centers/linkedCostCenter": (t) => ({
    query: { costCenterID: t.costCentre!, businessUnitID: t.unit },
  }),
  "GET /manage-users/user-payment-details": (t) => ({ query: { customerPk: t.customerId } }),
  "PATCH /users/{userId}/paymentdetails/{id}": () => ({ body: { defaultPayment: true } }),
  "GET /costcenter-search-paymentdetails": (t) => ({ query: { customerPK: t.customerId } }),
  "GET /add-costCenter-payment-details": (t) => ({
    query: { customerPK: t.customerId, costCenterCodes: t.costCentre! },
  }),
  "POST /add-costCenter-payment-details": (t) => ({
    query: { customerPK: t.customerId, costCenterCodes: t.costCentre! },
  }),
  "POST /costcenters": (t) => ({
    body: { code: "MATRIX-2", name: "Northern works", unit: { uid: t.unit } },
  }),
  "PATCH /costcenters/{costCenterCode}": () => ({ body: { name: "Northern works" } }),
  "POST /users/{userId}/orgCustomers": (t) => ({
    body: {
      firstName: "Sam",
      lastName: "Field",
      email: "new@matrix.example",
      orgUnit: { uid: t.unit },
      roles: ["customergroup"],
    },
  }),
  "PATCH /users/{userId}/orgCustomers/{orgCustomerId}": () => ({ body: { firstName: "Sam" } }),
  "POST /users/{userId}/orgCustomers/{orgCustomerId}/roles": () => ({
    query: { roleId: "b2bapprovergroup" },
  }),
  "POST /manage-users/list": () => ({ body: {} }),
  "GET /manage-users/getUserDetails": (t) => ({ query: { customerPK: t.customerId } }),
  "PATCH /manage-users/updatePersonalDetails": (t) => ({
    body: { customerPK: t.customerId, firstName: "Sam", lastName: "Field" },
  }),
  "PATCH /manage-users/updateContactDetails": (t) => ({
    body: { customerPK: t.customerId, email: "new@matrix.example" },
  }),
  "PATCH /manage-users/updateEmployeeDetails": (t) => ({
    body: { customerPK: t.customerId, employeeCode: "90001", unitUid: t.unit },
  }),
  "POST /assistedservicewebservices/bind-cart": (t) => ({
    query: { cartId: t.savedCartId, customerId: t.customerId },
  }),
  "POST /assistedservicewebservices/customers": (t) => ({
    body: { firstName: "New", lastName: "Customer", emailAddress: "asm@matrix.example", orgUnit: t.unit },
  }),
  "DELETE /assistedservicewebservices/emulation": (t) => ({ query: { customerId: t.customerId } }),
  "PUT /manage-organisation/assists": () => ({ body: { allowed: true } }),
  "PUT /manage-organisation/sizesHidden": () => ({ body: { hidden: true } }),
  "PUT /manage-organisation/mailDecisions": () => ({ body: { highest: [{ currency: "AUD", amount: 500 }] } }),
  "POST /approvalMail/order": () => ({ body: { key: "none" } }),
  "POST /approvalMail/decision": () => ({
    body: { key: "none", decision: "APPROVE", employeeDigits: "0277" },
  }),
  "POST /manage-users/create-wwg-user": (t) => ({
    body: {
      firstName: "Sam",
      lastName: "Field",
      email: "new@matrix.example",
      unitUid: t.unit,
      roles: ["customergroup"],
    },
  }),
  "POST /bulkOrders": (t) => ({
    body: { fileName: "orders.csv", text: `Code,Quantity\n${t.sku ?? "none"},1` },
  }),
  "PATCH /bulkOrders/{uploadId}": () => ({ body: { columns: [{ at: 2, field: "deliverTo" }] } }),
  "POST /cartLines": () => ({ body: { text: "Code,Quantity\nKC-1,1" } }),
  "POST /manage-users/bulk": (t) => ({
    body: { fileName: "crew.csv", text: `Name,Email,Unit\nSam Field,sam@matrix.example,${t.unit}` },
  }),
  "PATCH /manage-users/bulk/{uploadId}": () => ({
    body: { cells: [{ line: 2, column: "Unit", text: "nowhere" }] },
  }),
  "POST /users/{userId}/orgUnits/{b2bUnitId}/orgCustomers/{orgCustomerId}/roles": () => ({
    query: { roleId: "b2bapprovergroup" },
  }),
  "POST /users/{userId}/orgUnits": (t) => ({
    body: { uid: "matrix-depot", name: "Depot", parentOrgUnit: { uid: t.unit } },
  }),
  "PATCH /users/{userId}/orgUnits/{b2bUnitId}": () => ({ body: { name: "Depot" } }),
  "POST /users/{userId}/orgUnits/{b2bUnitId}/addresses": () => ({ body: UNIT_ADDRESS }),
  "PATCH /users/{userId}/orgUnits/{b2bUnitId}/addresses/{unitAddressId}": () => ({ body: UNIT_ADDRESS }),
  "POST /manage-users/updateRole": (t) => ({
    body: { customerPK: t.customerId, roles: ["customergroup", "b2badmingroup"] },
  }),
  "PATCH /manage-users/removeRole": (t) => ({
    body: { customerPK: t.customerId, roleCode: "customergroup" },
  }),
  "POST /manage-users/validatedeletion": (t) => ({ body: { content: { customerPK: t.customerId } } }),
  "DELETE /manage-users/delete": (t) => ({ body: { content: { customerPK: t.customerId } } }),
  "POST /manage-users/deactivate": (t) => ({ body: { content: { customerPK: t.customerId } } }),
  "POST /manage-users/activate": (t) => ({ body: { content: { customerPK: t.customerId } } }),
  "GET /validateEmployeeCode": () => ({ query: { empCode: "90001" } }),
  "GET /validateEmployeeEmail": () => ({ query: { emailAddress: "new@matrix.example" } }),
  "GET /validateEmployeeMobile": () => ({ query: { empMobile: "0491 570 159" } }),
  "POST /users/{userId}/manageapprovals/pendingApprovalOrders": () => ({ body: {} }),
  "POST /users/{userId}/manageapprovals/actionedOrders": () => ({ body: {} }),
  "POST /approveDeclineOrder": (t) => ({
    body: { orderCode: t.waitingCode, decision: "DECLINE", reasonCode: "ORDERED_TWICE" },
  }),
  "POST /users/{userId}/orderapprovals/{approvalCode}/decision": () => ({
    body: { decision: "REJECT", comment: "Not this month" },
  }),
  "POST /manageapprovals/delegations": () => ({
    body: { customerId: "none", startDate: "2099-01-01", endDate: "2099-01-02" },
  }),
  "GET /approvalLink": () => ({ query: { key: "none" } }),
  "POST /orders/{orderId}/amend": () => amend,
  "POST /orders/{orderId}/amend/place": () => amend,
  "POST /orders/{orderId}/amend/price": () => amend,
  "PATCH /order/{code}/purchase-order": () => ({ query: { poNumber: "PO21" } }),
  "POST /users/{userId}/orders": (t) => ({ query: { cartId: t.cartId, termsChecked: "true" } }),
  "POST /users/{userId}/orders/{code}/cancellation": () => ({
    body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
  }),
  "POST /users/{userId}/cartFromOrder": (t) => ({ query: { orderCode: t.orderCode! } }),
  "POST /orders/{code}/returnExchange": () => ({ body: exchange }),
  "POST /orders/{code}/returnExchange/price": () => ({ body: exchange }),
  "POST /users/{userId}/orderReturns": (t) => ({
    body: { orderCode: t.orderCode, returnRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
  }),
  "PATCH /users/{userId}/orderReturns/{code}": () => ({ body: { status: "CANCELLING" } }),
  "POST /cms/editing/components": () => ({ body: { type: "CMSLinkComponent", name: "Of the matrix" } }),
  "DELETE /cms/editing/{contentKind}/{contentId}": () => ({ query: { version: "none" } }),
  "PUT /cms/editing/{contentKind}/{contentId}/draft": () => ({ body: { version: "none", fields: [] } }),
  "POST /cms/editing/{contentKind}/{contentId}/publication": () => ({ body: { version: "none" } }),
  "POST /cms/editing/{contentKind}/{contentId}/versions/{versionNumber}/draft": () => ({
    body: { version: "none" },
  }),
  "POST /program/uploads": () => {
    const body = new FormData();
    body.append("file", new File(["sku,on_hand\nnosuch,1\n"], "stock.csv"));
    return { body };
  },
  "POST /program/uploads/{uploadId}/apply": () => ({ body: { version: "none" } }),
  "POST /punchout/connections/check": () => ({ body: { document: "<cXML/>" } }),
  "POST /punchout/oci/setup": () => ({ body: { fields: [{ name: "USERNAME", value: "NOBODY" }] } }),
  "POST /punchout/sessions/{sid}/opening": () => ({ body: { browser: "a".repeat(43) } }),
  "POST /punchout/sessions/{sid}/use": () => ({ body: { browser: "a".repeat(43) } }),
  "PUT /punchout/sessions/{sid}/state": () => ({ body: { state: { note: "a" } } }),
  "POST /users/{userId}/punchout/sessions": () => ({
    body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "1" },
  }),
};

/** A call of the document as the harnesses ask it. */
export interface Call {
  method: string;
  /** Below the base site, with names in braces. */
  path: string;
  /** What the document lists it under. */
  area: string;
  guarded: boolean;
  /** What the document says of who may: see commerce/http/route.ts. */
  needs?: Capability;
  others?: Capability;
  own: boolean;
  hidden: boolean;
  inVisits: boolean;
  /** Of the operator's own systems alone. */
  ofClients: boolean;
  /** Query parameters that name a thing and need not be sent. */
  optional: { name: string; thing: Thing }[];
  /** The bodies it declares. */
  body: boolean;
}

/** Where the calls of one base site begin. */
export const BASE = "/occ/v2/{baseSiteId}";

/** Every call below a base site, as the document declares it; documents of buyers' systems prove their own sender. */
export const CALLS: Call[] = Object.entries(openApiDocument().paths ?? {})
  .filter(([path]) => path.startsWith(BASE) && !path.includes("/punchout/cxml/"))
  .flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => {
      const short = path.slice(BASE.length);
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
      return {
        method: method.toUpperCase(),
        path: short,
        area: operation.tags[0]!,
        guarded: operation.security !== undefined,
        needs: operation["x-kitroom-capability"],
        others: operation["x-kitroom-others"],
        own: operation["x-kitroom-own"] ?? false,
        hidden: operation["x-kitroom-hidden"] ?? false,
        inVisits: operation["x-kitroom-in-visits"] ?? false,
        ofClients: operation["x-kitroom-client"] ?? false,
        body: operation.requestBody !== undefined,
        optional: named.flatMap(({ name, required }) => {
          const thing = thingOf(short, name);
          return thing && !required ? [{ name, thing }] : [];
        }),
      };
    }),
  );

interface Operation {
  tags: string[];
  security?: unknown[];
  "x-kitroom-capability"?: Capability;
  "x-kitroom-others"?: Capability;
  "x-kitroom-own"?: true;
  "x-kitroom-hidden"?: true;
  "x-kitroom-in-visits"?: true;
  "x-kitroom-client"?: true;
  requestBody?: unknown;
  parameters?: { name: string; in: string; required?: boolean }[];
}

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">): string => `${method} ${path}`;

/**
 * What opens a call beside a person's token: the sid of a punch-out visit, whoever holds it (contract §15), or
 * the demo, whose people have no secrets (a shop says 404).
 */
export const opened = ({ path }: Pick<Call, "path">) => ({
  byKey: path.includes("{sid}"),
  demoOnly: path.startsWith("/demo/"),
});

/** A path and what goes with it, filled with the things of somebody. */
export interface Filled extends Filling {
  path: string;
  /** The things it names. */
  used: Thing[];
}

/**
 * Fills a call.
 * @param userId what stands in the place of `{userId}`.
 * @returns undefined when a thing that the call needs is missing.
 */
export function fillCall(call: Call, things: Things, userId: string): Filled | undefined {
  const used = new Set<Thing>();
  const missing = new Set<Thing>();
  const watched = new Proxy(things, {
    get(target, key: Thing) {
      used.add(key);
      if (target[key] === undefined) missing.add(key);
      return target[key] ?? '"missing"';
    },
  });
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "userId") return userId;
    const thing = ofSaved.test(call.path)
      ? "savedCartId"
      : thingOf(call.path.slice(0, call.path.indexOf(`{${name}}`)), name);
    return encodeURIComponent(thing ? watched[thing]! : (PLAIN[name] ?? "none"));
  });
  const filling = REQUESTS[nameOf(call).replace("/orgUsers/", "/users/")]?.(watched) ?? {};
  return missing.size > 0 ? undefined : { path, ...filling, used: [...used] };
}
