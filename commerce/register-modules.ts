import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Registrar } from "./http/registrar";
import { resetRoutes, sampleMailRoutes } from "./demo";
import { programRoutes } from "./program";
import { accessRoutes, registrationRoutes } from "./modules/access";
import { allocationRoutes } from "./modules/allocations";
import { assistedRoutes } from "./modules/assisted";
import { approvalRoutes, everRequested } from "./modules/approvals";
import { bulkOrderRoutes } from "./modules/bulk-orders";
import { businessUnitRoutes } from "./modules/business-units";
import {
  cartRoutes,
  configuredRoutes,
  linesFileRoutes,
  savedCartRoutes,
  voucherRoutes,
} from "./modules/carts";
import { catalogueRoutes, sizeRoutes } from "./modules/catalogue";
import { accountRoutes } from "./modules/account";
import { addressBookRoutes, checkoutRoutes, locationRoutes, paymentsRoute } from "./modules/checkout";
import { cmsRoutes, type CmsSettings } from "./modules/cms";
import {
  configuratorRoutes,
  cpqConfiguratorRoutes,
  variantConfiguratorRoutes,
} from "./modules/configurators";
import { couponRoutes } from "./modules/coupons";
import { consentRoutes } from "./modules/consents";
import { costCentreRoutes } from "./modules/cost-centres";
import { demoCardProvider } from "./modules/demo-card-provider";
import { enquiryRoutes } from "./modules/enquiries";
import { feedRoutes, goodsRoutes } from "./modules/feeds";
import { fileRoutes } from "./modules/files";
import { financeRoutes, paymentOfInvoicesRoutes } from "./modules/finance";
import { interestRoutes } from "./modules/interests";
import { keptFormRoutes } from "./modules/kept-forms";
import { budgetsToday, limitRoutes } from "./modules/limits";
import { mailRoutes } from "./modules/mail";
import { changeLogRoutes } from "./modules/change-log";
import { manageOrganisationRoutes } from "./modules/manage-organisation";
import { forecastRoutes } from "./modules/forecast";
import { leaverRoutes } from "./modules/leavers";
import { recallProgressRoutes } from "./modules/recall-progress";
import { manageUserRoutes } from "./modules/manage-users";
import { mediaRoutes } from "./modules/media";
import { newStarterRoutes } from "./modules/new-starters";
import { noticeRoutes } from "./modules/notices";
import { orderedConfigurationRoutes, orderRoutes } from "./modules/orders";
import { packRoutes } from "./modules/packs";
import { passkeyRoutes } from "./modules/passkeys";
import { paymentDetailsRoutes } from "./modules/payment-details";
import { ppeRoutes } from "./modules/ppe";
import { preferenceRoutes } from "./modules/preferences";
import { proxyRoutes } from "./modules/proxy";
import { cxmlRoutes, type CxmlParts, deskRoutes, ociRoutes, punchoutRoutes } from "./modules/punchout";
import { purchaseOrderRoutes } from "./modules/purchase-orders";
import { quoteRoutes } from "./modules/quotes";
import { replenishmentRoutes } from "./modules/replenishments";
import { orderReturnsOf, returnRoutes } from "./modules/returns";
import { reviewRoutes } from "./modules/reviews";
import { searchRoutes } from "./modules/search";
import { scimRoutes } from "./modules/scim";
import { siteRoutes } from "./modules/sites";
import { storeRoutes } from "./modules/stores";
import { backChannelRoute, callbackRoute, ssoRoutes } from "./modules/sso";
import { teamDraftRoutes, teamFileRoutes, teamOrderRoutes } from "./modules/team-orders";
import { unitOrderRoutes } from "./modules/unit-orders";
import { userGroupRoutes } from "./modules/user-groups";
import { userRoutes } from "./modules/users";
import type { Secrets } from "./http/signature";

/** For sign-ins at identity providers. */
interface SignOnParts {
  secrets: Secrets;
  cdcJavascriptUrl?: string;
  logger: Logger;
}

/** Every module's calls; a new module is one line here. */
export function registerModules(
  api: Registrar,
  app: OpenAPIHono,
  parts: CxmlParts & SignOnParts & CmsSettings,
): void {
  siteRoutes(api);
  cmsRoutes(api, parts);
  storeRoutes(api);
  // Before the people, because their users/{userId} would match users/ssoUrl.
  ssoRoutes(api, parts);
  userRoutes(api);
  accessRoutes(api);
  accountRoutes(api);
  passkeyRoutes(api);
  registrationRoutes(api);
  callbackRoute(app, parts);
  backChannelRoute(app, parts);
  keptFormRoutes(api);
  // Before the catalogue, because its products/{code} would match products/search.
  searchRoutes(api);
  catalogueRoutes(api);
  sizeRoutes(api);
  reviewRoutes(api);
  packRoutes(api);
  allocationRoutes(api);
  configuratorRoutes(api);
  variantConfiguratorRoutes(api);
  cpqConfiguratorRoutes(api);
  cartRoutes(api);
  linesFileRoutes(api);
  configuredRoutes(api);
  voucherRoutes(api);
  quoteRoutes(api);
  savedCartRoutes(api);
  checkoutRoutes(api, budgetsToday);
  locationRoutes(api);
  addressBookRoutes(api);
  paymentsRoute(api);
  paymentDetailsRoutes(api, parts);
  demoCardProvider(app, parts.services, parts.publicUrl);
  fileRoutes(api);
  enquiryRoutes(api);
  orderRoutes(api, orderReturnsOf, everRequested);
  orderedConfigurationRoutes(api);
  unitOrderRoutes(api);
  replenishmentRoutes(api);
  noticeRoutes(api);
  interestRoutes(api);
  preferenceRoutes(api);
  consentRoutes(api);
  couponRoutes(api);
  proxyRoutes(api);
  assistedRoutes(api);
  teamOrderRoutes(api);
  teamDraftRoutes(api);
  teamFileRoutes(api);
  approvalRoutes(api, parts);
  purchaseOrderRoutes(api);
  bulkOrderRoutes(api);
  financeRoutes(api);
  paymentOfInvoicesRoutes(api);
  manageOrganisationRoutes(api);
  changeLogRoutes(api);
  newStarterRoutes(api);
  forecastRoutes(api);
  leaverRoutes(api);
  ppeRoutes(api);
  recallProgressRoutes(api);
  manageUserRoutes(api);
  businessUnitRoutes(api);
  costCentreRoutes(api);
  limitRoutes(api);
  userGroupRoutes(api);
  returnRoutes(api);
  punchoutRoutes(api);
  deskRoutes(api);
  ociRoutes(api);
  cxmlRoutes(app, parts);
  scimRoutes(app, parts);
  programRoutes(api);
  feedRoutes(api);
  goodsRoutes(api);
  mailRoutes(api);
  sampleMailRoutes(api);
  resetRoutes(api);
  mediaRoutes(app, parts.services.db);
}
