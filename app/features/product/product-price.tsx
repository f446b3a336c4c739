import { nounFor } from "~/ui/counted";
import { Price, type PriceProps } from "~/ui/price";

type Size = Pick<PriceProps, "size">;

/** What one piece costs the organisation, which is without GST. */
export function ContractPrice({ price, size }: { price: { amount: string; from: boolean } } & Size) {
  return (
    <Price amount={price.amount} before={price.from ? "From" : undefined} after="exc. GST" size={size} />
  );
}

export function PointsPrice({ points, size }: { points: number } & Size) {
  return <Price amount={String(points)} after={nounFor(points, "point")} size={size} />;
}
