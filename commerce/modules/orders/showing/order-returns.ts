/** What an order's returns refund: who gets it, and how far that is. */
export interface OrderRefund {
  returnCode: string;
  /** In cents with GST; undefined for money of an organisation whose prices the person does not see. */
  cents?: number;
  /** "Refunded to Visa ending in 4242 on 3 Dec 2026." */
  display: string;
}
/** What the returns know of an order: how many pieces of each line can go back for a refund now, and what was refunded. */
export interface OrderReturns {
  returnable: ReadonlyMap<number, number>;
  refunds: readonly OrderRefund[];
}
