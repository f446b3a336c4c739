/** What an entitlement is counted in; the subsidy is counted beside the dollars. */
export type Measure = "quantity" | "dollar" | "points" | "subsidy";
/** What a pack is counted in. */
export type AllocationType = Exclude<Measure, "subsidy">;

/** Sums of the ledger for one measure (and bundle, where the bundle has its own counter). */
export interface LedgerSum {
  measure: Measure;
  bundleId: string | null;
  kind: "grant" | "withdraw" | "hold" | "use" | "release";
  cartCode: string | null;
  /** Of orders that wait for an approval. */
  waits?: boolean;
  amount: number;
}
