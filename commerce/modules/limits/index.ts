export { budgetOfOrder, budgetsOfCentres, budgetsToday, nearlyUsed } from "./budgets";
export { changedSince } from "./change-budget";
export {
  BudgetUseSchema,
  CartApprovalSchema,
  LimitReasonSchema,
  PermissionListSchema,
  PermissionSchema,
} from "./contract";
export { listPermissions, managedLimits, permissionsOfGroup, showPermission } from "./permissions";
export { factsOf, lockOrder, orderLimitsOf, type OrderToEvaluate } from "./facts";
export { LIMIT_TYPES, PERIODS, type Reason, reasonsFor, type Step } from "./evaluate";
export { type EvaluatedOrder, evaluateOrder, evaluatePlacing, noApprover, routeOrder } from "./order";
export { limitRoutes } from "./routes";
export { reasonsLine, reasonView } from "./words";
