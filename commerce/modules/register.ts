import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Logger } from "pino";
import type { Registrar } from "../http/registrar";
import { programRoutes } from "../program";
import { accessRoutes, registrationRoutes } from "./access";
import { allocationRoutes } from "./allocations";
import { assistedRoutes } from "./assisted";
import { approvalRoutes, askedEver } from "./approvals";
import { bulkOrderRoutes } from "./bulk-orders";
import { businessUnitRoutes } from "./business-units";
import { cartRoutes, configuredRoutes, linesFileRoutes, savedCartRoutes, voucherRoutes } from "./carts";
import { catalogueRoutes, sizeRoutes } from "./catalogue";
import { accountRoutes } from "./account";
import { addressBookRoutes, checkoutRoutes, locationRoutes, paymentsRoute } from "./checkout";
import { cmsRoutes, type CmsSettings } from "./cms";
import { configuratorRoutes, cpqConfiguratorRoutes, variantConfiguratorRoutes } from "./configurators";
import { couponRoutes } from "./coupons";
import { consentRoutes } from "./consents";
import { costCentreRoutes } from "./cost-centres";
import { demoCardProvider } from "./demo-card-provider";
import { enquiryRoutes } from "./enquiries";
import { fileRoutes } from "./files";
import { financeRoutes, paymentOfInvoicesRoutes } from "./finance";
import { interestRoutes } from "./interests";
import { keptFormRoutes } from "./kept-forms";
import { limitRoutes } from "./limits";
import { mailRoutes } from "./mail";
import { changeLogRoutes } from "./change-log";
import { manageOrganisationRoutes } from "./manage-organisation";
import { manageUserRoutes } from "./manage-users";
import { mediaRoutes } from "./media";
import { noticeRoutes } from "./notices";
import { orderedConfigurationRoutes, orderRoutes } from "./orders";
import { packRoutes } from "./packs";
import { passkeyRoutes } from "./passkeys";
import { paymentDetailsRoutes } from "./payment-details";
import { preferenceRoutes } from "./preferences";
import { proxyRoutes } from "./proxy";
import { cxmlRoutes, type CxmlParts, deskRoutes, ociRoutes, punchoutRoutes } from "./punchout";
import { purchaseOrderRoutes } from "./purchase-orders";
import { quoteRoutes } from "./quotes";
import { replenishmentRoutes } from "./replenishments";
import { orderReturnsOf, returnRoutes } from "./returns";
import { reviewRoutes } from "./reviews";
import { searchRoutes } from "./search";
import { siteRoutes } from "./sites";
import { storeRoutes } from "./stores";
import { backChannelRoute, callbackRoute, ssoRoutes } from "./sso";
import { teamOrderRoutes } from "./team-orders";
import { userGroupRoutes } from "./user-groups";
import { userRoutes } from "./users";

/** For sign-ins at identity providers. */
interface SignOnParts {
  secret: string;
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
  checkoutRoutes(api);
  locationRoutes(api);
  addressBookRoutes(api);
  paymentsRoute(api);
  paymentDetailsRoutes(api, parts);
  demoCardProvider(app, parts.services, parts.publicUrl);
  fileRoutes(api);
  enquiryRoutes(api);
  orderRoutes(api, orderReturnsOf, askedEver);
  orderedConfigurationRoutes(api);
  replenishmentRoutes(api);
  noticeRoutes(api);
  interestRoutes(api);
  preferenceRoutes(api);
  consentRoutes(api);
  couponRoutes(api);
  proxyRoutes(api);
  assistedRoutes(api);
  teamOrderRoutes(api);
  approvalRoutes(api);
  purchaseOrderRoutes(api);
  bulkOrderRoutes(api);
  financeRoutes(api);
  paymentOfInvoicesRoutes(api);
  manageOrganisationRoutes(api);
  changeLogRoutes(api);
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
  programRoutes(api);
  mailRoutes(api);
  mediaRoutes(app);
}
