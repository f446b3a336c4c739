/** The states of a quote, by their names in OCC (contract §11). An offer whose day has passed is EXPIRED. */
export const QUOTE_STATES = [
  "BUYER_DRAFT",
  "BUYER_SUBMITTED",
  "SELLER_DRAFT",
  "BUYER_OFFER",
  "EXPIRED",
  "BUYER_ORDERED",
  "BUYER_REJECTED",
  "CANCELLED",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Who acts: the customer, the supplier's desk, or the shop itself when an order is placed. */
export const SIDES = ["customer", "desk", "shop"] as const;
export type Side = (typeof SIDES)[number];

export const QUOTE_ACTIONS = ["SUBMIT", "EDIT", "CHECKOUT", "REJECT", "CANCEL", "REQUOTE", "ORDER"] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

interface Move {
  from: QuoteState;
  by: Side;
  action: QuoteAction;
  /** Left out where the quote stays as it is. */
  to?: QuoteState;
}

const moves = (
  from: QuoteState,
  by: Side,
  ...its: readonly [action: QuoteAction, to?: QuoteState][]
): Move[] => its.map(([action, to]) => ({ from, by, action, to }));

/**
 * Everything that can be done with a quote: by whom, in which state, and what becomes of it. CHECKOUT puts an offer into
 * the cart, where it can be taken out again; ORDER is the order of that cart. REQUOTE asks for the same goods anew.
 */
export const QUOTE_MOVES: readonly Move[] = [
  ...moves("BUYER_DRAFT", "customer", ["SUBMIT", "BUYER_SUBMITTED"], ["CANCEL", "CANCELLED"]),
  ...moves("BUYER_SUBMITTED", "customer", ["EDIT", "BUYER_DRAFT"], ["CANCEL", "CANCELLED"]),
  ...moves("BUYER_SUBMITTED", "desk", ["EDIT", "SELLER_DRAFT"], ["CANCEL", "CANCELLED"]),
  ...moves("SELLER_DRAFT", "customer", ["CANCEL", "CANCELLED"]),
  ...moves("SELLER_DRAFT", "desk", ["SUBMIT", "BUYER_OFFER"], ["CANCEL", "CANCELLED"]),
  ...moves("BUYER_OFFER", "customer", ["CHECKOUT"], ["EDIT", "BUYER_DRAFT"], ["REJECT", "BUYER_REJECTED"]),
  ...moves("BUYER_OFFER", "desk", ["EDIT", "SELLER_DRAFT"], ["CANCEL", "CANCELLED"]),
  ...moves("BUYER_OFFER", "shop", ["ORDER", "BUYER_ORDERED"]),
  ...moves("EXPIRED", "customer", ["EDIT", "BUYER_DRAFT"], ["REQUOTE"]),
  ...moves("EXPIRED", "desk", ["EDIT", "SELLER_DRAFT"], ["CANCEL", "CANCELLED"]),
  ...moves("BUYER_ORDERED", "customer", ["REQUOTE"]),
  ...moves("BUYER_REJECTED", "customer", ["REQUOTE"]),
  ...moves("CANCELLED", "customer", ["REQUOTE"]),
];

/** What a side may do with a quote in a state. */
export const actionsOf = (state: QuoteState, side: Side): QuoteAction[] =>
  QUOTE_MOVES.filter(({ from, by }) => from === state && by === side).map(({ action }) => action);

/** What an action leads to; undefined where it is not allowed. */
export const moveOf = (state: QuoteState, side: Side, action: QuoteAction): Move | undefined =>
  QUOTE_MOVES.find((move) => move.from === state && move.by === side && move.action === action);

/** The state as of a day: an offer ends with the last day that it holds. @param today of the organisation, YYYY-MM-DD. */
export const stateOn = (
  { state, validUntil }: { state: QuoteState; validUntil: string | null },
  today: string,
): QuoteState => (state === "BUYER_OFFER" && validUntil !== null && validUntil < today ? "EXPIRED" : state);

const FOR_CUSTOMER: Record<QuoteState, string> = {
  BUYER_DRAFT: "Draft",
  BUYER_SUBMITTED: "With the desk",
  SELLER_DRAFT: "With the desk",
  BUYER_OFFER: "Offer",
  EXPIRED: "Expired",
  BUYER_ORDERED: "Ordered",
  BUYER_REJECTED: "Declined",
  CANCELLED: "Cancelled",
};

const FOR_DESK: Record<QuoteState, string> = {
  ...FOR_CUSTOMER,
  BUYER_DRAFT: "With the customer",
  BUYER_SUBMITTED: "To price",
  SELLER_DRAFT: "Being priced",
  BUYER_OFFER: "Offer sent",
};

export const stateDisplay = (state: QuoteState, side: Side): string =>
  (side === "desk" ? FOR_DESK : FOR_CUSTOMER)[state];

/** States in which the customer sees the desk's prices: while it works on them they are its own. */
const OFFERED: readonly QuoteState[] = ["BUYER_OFFER", "EXPIRED", "BUYER_ORDERED", "BUYER_REJECTED"];

export const seesOffer = (state: QuoteState, side: Side): boolean =>
  side === "desk" || OFFERED.includes(state);
