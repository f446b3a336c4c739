import { formatMoney, priceOf } from "../../http/money";
import type { Period, Reason } from "./evaluate";

const PERIOD_WORDS: Record<Period, string> = {
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  QUARTER: "a quarter",
  YEAR: "a year",
};

export const periodWords = (period: Period): string => PERIOD_WORDS[period];

interface Money {
  currency: string;
  symbol: string;
  /** Whether the reader may see prices. Without them no amount is told, because it could be computed. */
  pricesShown: boolean;
}

/** Which limit an order is over. */
const limitWords = ({ type, period, name }: Reason): string => {
  if (type === "B2BBudgetExceededPermission") return `what is left of the budget ${name}`;
  return `the limit for ${period ? PERIOD_WORDS[period] : "one order"}`;
};

/** "$29.00 over the limit for one order", inc. GST. */
const reasonTitle = (reason: Reason, { symbol, pricesShown }: Money): string =>
  pricesShown
    ? `${formatMoney(reason.overCents, symbol)} over ${limitWords(reason)}`
    : `Over ${limitWords(reason)}`;

/** The limit and what the order, or the period with it, comes to. */
function reasonDetail({ type, period, limitCents, cents }: Reason, symbol: string): string {
  const limit = formatMoney(limitCents, symbol);
  const amount = formatMoney(cents, symbol);
  if (type === "B2BBudgetExceededPermission") return `${limit} is left. This order comes to ${amount}.`;
  if (!period) return `The limit is ${limit} an order. This one comes to ${amount}.`;
  return `The limit is ${limit} ${PERIOD_WORDS[period]}. With this order it comes to ${amount}.`;
}

/** A reason as the API tells it. Amounts are inc. GST. */
export function reasonView(reason: Reason, money: Money) {
  const { currency, symbol, pricesShown } = money;
  const price = (cents: number) => (pricesShown ? priceOf(cents, currency, symbol) : undefined);
  return {
    permissionType: reason.type,
    code: reason.code,
    periodRange: reason.period ?? undefined,
    title: reasonTitle(reason, money),
    detail: pricesShown ? reasonDetail(reason, symbol) : undefined,
    limit: price(reason.limitCents),
    amount: price(reason.cents),
    over: price(reason.overCents),
  };
}

/** Several reasons in one line. */
export const reasonsLine = (reasons: readonly Reason[], money: Money): string =>
  reasons.map((reason) => reasonTitle(reason, money)).join(", ");
