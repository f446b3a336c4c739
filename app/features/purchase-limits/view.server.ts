import type { components } from "~/commerce/occ";
import { PERIODS } from "./labels";

export type ApiLimit = components["schemas"]["OrderApprovalPermission"];

/** A purchase limit in the words of its pages. */
export const limitView = (one: ApiLimit) => ({
  code: one.code,
  name: one.name,
  type: one.orderApprovalPermissionType.name,
  timespan: one.orderApprovalPermissionType.code === "B2BOrderThresholdTimespanPermission",
  mayBeAny: one.orderApprovalPermissionType.code === "B2BBudgetExceededPermission",
  amount: [
    one.thresholdPrice?.formattedValue ?? "Any amount",
    PERIODS.find(({ value }) => value === one.periodRange)?.label.toLowerCase(),
  ]
    .filter(Boolean)
    .join(" "),
  unit: one.orgUnit.name,
  currency: one.currency.isocode,
  people: one.people,
  active: one.active,
  obstacle: one.obstacle,
});

/** The fields of its form. */
export const valuesOf = (one: ApiLimit) => ({
  code: one.code,
  name: one.name,
  threshold: one.threshold === undefined ? "" : one.threshold.toFixed(2),
  period: one.periodRange ?? "MONTH",
  active: one.active ? "yes" : "no",
  version: String(one.version),
});
