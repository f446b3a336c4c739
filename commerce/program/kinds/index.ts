import type { Kind } from "../kind";
import { allocationsKind, registrationCodesKind } from "./allocations";
import {
  categoriesKind,
  coloursKind,
  referencesKind,
  sizeChartsKind,
  skusKind,
  stylesKind,
} from "./catalogue";
import { roleRequirementsKind, standardsKind } from "./protection";
import { recallsKind } from "./recalls";
import { componentsKind, consentTemplatesKind, pagesKind, slotsKind, storesKind } from "./content";
import {
  addressesKind,
  costCentresKind,
  costCentreUnitsKind,
  organisationsKind,
  unitsKind,
} from "./organisations";
import { bundleSetsKind, bundlesKind, bundleStylesKind, packsKind } from "./packs";
import { furtherUnitsKind, peopleKind } from "./people";
import { picturesKind } from "./pictures";
import { configurationModelsKind, promotionsKind } from "./promotions";
import {
  budgetsKind,
  purchaseLimitPeopleKind,
  purchaseLimitsKind,
  purchaseOrdersKind,
  userGroupLimitsKind,
  userGroupMembersKind,
  userGroupsKind,
} from "./spending";
import { assortmentsKind, pricesKind, stockKind, styleValueAddsKind, valueAddsKind } from "./selling";
import { carriersKind, deliveryModesKind, sellersKind, sitesKind } from "./trade";

/** Every kind of row of a program, in the order in which they are written: what is named comes before what names it. */
export const KINDS: readonly Kind[] = [
  sitesKind,
  sellersKind,
  carriersKind,
  deliveryModesKind,
  consentTemplatesKind,
  pagesKind,
  componentsKind,
  slotsKind,
  storesKind,
  organisationsKind,
  unitsKind,
  roleRequirementsKind,
  addressesKind,
  costCentresKind,
  costCentreUnitsKind,
  categoriesKind,
  sizeChartsKind,
  valueAddsKind,
  configurationModelsKind,
  stylesKind,
  standardsKind,
  recallsKind,
  coloursKind,
  skusKind,
  stockKind,
  styleValueAddsKind,
  referencesKind,
  pricesKind,
  assortmentsKind,
  packsKind,
  bundlesKind,
  bundleSetsKind,
  bundleStylesKind,
  peopleKind,
  furtherUnitsKind,
  allocationsKind,
  registrationCodesKind,
  budgetsKind,
  purchaseLimitsKind,
  purchaseLimitPeopleKind,
  userGroupsKind,
  userGroupMembersKind,
  userGroupLimitsKind,
  purchaseOrdersKind,
  promotionsKind,
];

/** These and the pictures, which are files of their own beside them. */
export const KINDS_AND_PICTURES: readonly Kind[] = [...KINDS, picturesKind];
