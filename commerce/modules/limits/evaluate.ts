/** The three types of purchase limit (contract §10). */
export const LIMIT_TYPES = [
  "B2BOrderThresholdPermission",
  "B2BOrderThresholdTimespanPermission",
  "B2BBudgetExceededPermission",
] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/** The periods of a limit (spec 002 §9). */
export const PERIODS = ["DAY", "WEEK", "MONTH", "QUARTER", "YEAR"] as const;
export type Period = (typeof PERIODS)[number];

/** A purchase limit that a person has; cents inc. GST. Null is any amount. */
export interface Limit {
  code: string;
  type: LimitType;
  thresholdCents: number | null;
  period: Period | null;
  currency: string;
}

/** The budget of a cost centre for the day of an order; cents inc. GST. */
export interface BudgetFact {
  code: string;
  name: string;
  amountCents: number;
  spentCents: number;
  heldCents: number;
}

/** What judging an order needs to know; cents inc. GST that the organisation pays. */
export interface OrderFacts {
  cents: number;
  currency: string;
  /** What the orderer's other orders of the same currency come to in each period that is under way. */
  earlierCents: Readonly<Record<Period, number>>;
  budget?: BudgetFact;
}

/** One limit or budget that an order is over: `cents` is what it would come to, `overCents` how much is too much. */
export interface Reason {
  type: LimitType;
  /** The code of the limit, or of the budget. */
  code: string;
  /** The name of a budget. */
  name?: string;
  period: Period | null;
  limitCents: number;
  cents: number;
  overCents: number;
}

/** Somebody on an order's way to a decision. */
export interface Step {
  customerId: string;
  name: string;
  unit: string;
  administrator: boolean;
  /** Why the order passed this person by; absent for those who are asked. */
  passed?: Reason[];
}

/** Somebody who may be asked, with what they may allow. */
export interface Candidate {
  customerId: string;
  name: string;
  unit: string;
  /** Units up from the orderer's. */
  distance: number;
  approver: boolean;
  administrator: boolean;
  limits: readonly Limit[];
}

/** What is left of a budget, never less than nothing, and how much more than it has was allowed. */
export function budgetLeft({
  amountCents,
  spentCents,
  heldCents,
}: Pick<BudgetFact, "amountCents" | "spentCents" | "heldCents">): { leftCents: number; overCents: number } {
  const rest = amountCents - spentCents - heldCents;
  return { leftCents: Math.max(0, rest), overCents: Math.max(0, -rest) };
}

/** Of several limits of one kind the widest counts: each of them is a permission (contract §10). */
function widest(limits: readonly Limit[]): Limit | undefined {
  return limits.reduce<Limit | undefined>(
    (wide, one) => ((one.thresholdCents ?? Infinity) > (wide?.thresholdCents ?? -1) ? one : wide),
    undefined,
  );
}

/** The limit that says how much somebody with these may allow of one order; undefined is any amount. */
export const limitOfOneOrder = (limits: readonly Limit[], currency: string): Limit | undefined =>
  widest(limits.filter((one) => one.type === "B2BOrderThresholdPermission" && one.currency === currency));

const over = (limit: Limit | undefined, cents: number): Reason[] =>
  limit && limit.thresholdCents !== null && cents > limit.thresholdCents
    ? [
        {
          type: limit.type,
          code: limit.code,
          period: limit.period,
          limitCents: limit.thresholdCents,
          cents,
          overCents: cents - limit.thresholdCents,
        },
      ]
    : [];

/**
 * What an order is over for somebody with these limits, the orderer or an approver (spec 002 §6). Somebody without a
 * limit of a type is not limited by it, but to go over a budget needs a permission.
 */
export function reasonsFor(limits: readonly Limit[], order: OrderFacts): Reason[] {
  const own = limits.filter(({ currency }) => currency === order.currency);
  const ofType = (type: LimitType, period: Period | null = null) =>
    widest(own.filter((one) => one.type === type && one.period === period));
  return [
    ...over(ofType("B2BOrderThresholdPermission"), order.cents),
    ...PERIODS.flatMap((period) =>
      over(ofType("B2BOrderThresholdTimespanPermission", period), order.earlierCents[period] + order.cents),
    ),
    ...overBudget(ofType("B2BBudgetExceededPermission"), order),
  ];
}

function overBudget(allowed: Limit | undefined, { cents, budget }: OrderFacts): Reason[] {
  if (!budget) return [];
  const { leftCents } = budgetLeft(budget);
  const overCents = cents - leftCents;
  if (overCents <= 0) return [];
  if (allowed && (allowed.thresholdCents === null || overCents <= allowed.thresholdCents)) return [];
  const { code, name } = budget;
  const type = "B2BBudgetExceededPermission";
  return [{ type, code, name, period: null, limitCents: leftCents, cents, overCents }];
}

/** Whether an order fits what is left of its budget, so that it holds its amount while it waits. */
export const fitsBudget = ({ cents, budget }: OrderFacts): boolean =>
  !budget || cents <= budgetLeft(budget).leftCents;

/** What becomes of an order by its limits and budget. */
export interface Evaluation {
  /** What it is over for its orderer; none needs no approval by limits. */
  reasons: Reason[];
  /** Those who may decide and are asked. Empty if nobody of the organisation may. */
  asked: Candidate[];
  /** Whom it passed by and whom it reached. */
  steps: Step[];
}

/**
 * Decides whether an order needs an approval by limits and budget, and who is asked: the approvers of the nearest unit
 * upwards whose own limits are enough, or else the nearest administrators, who have no limit (spec 002 §6).
 * @param candidates everybody who may decide in the organisation, without the orderer.
 */
export function evaluate(
  order: OrderFacts,
  limits: readonly Limit[],
  candidates: readonly Candidate[],
): Evaluation {
  const reasons = reasonsFor(limits, order);
  const near = [...candidates].sort((a, b) => a.distance - b.distance);
  const passed: Step[] = [];
  let asked: Candidate[] = [];
  for (const one of near.filter(({ approver }) => approver)) {
    if (asked.length > 0 && one.distance > asked[0]!.distance) break;
    const its = reasonsFor(one.limits, order);
    if (its.length === 0) asked.push(one);
    else passed.push({ ...stepOf(one), passed: its });
  }
  if (asked.length === 0) {
    const administrators = near.filter(({ administrator }) => administrator);
    asked = administrators.filter(({ distance }) => distance === administrators[0]!.distance);
  }
  return { reasons, asked, steps: [...passed, ...asked.map(stepOf)] };
}

const stepOf = ({ customerId, name, unit, administrator }: Candidate): Step => ({
  customerId,
  name,
  unit,
  administrator,
});
