import { nounFor } from "~/ui/counted";
import { Price, type PriceProps } from "~/ui/price";

type Size = Pick<PriceProps, "size">;

/** What one piece costs; `basis` says whether GST is included, and whether the reader pays. */
export type ProductPrice = { amount: string; from: boolean; basis: string };

export function ContractPrice({ price, size }: { price: ProductPrice } & Size) {
  return (
    <Price amount={price.amount} before={price.from ? "From" : undefined} after={price.basis} size={size} />
  );
}

export function PointsPrice({ points, size }: { points: number } & Size) {
  return <Price amount={String(points)} after={nounFor(points, "point")} size={size} />;
}
