import { classNames } from "./class-names";

export type PriceProps = {
  /** Already formatted in the reader's currency: "$42.50". */
  amount: string;
  before?: string;
  after?: string;
  size?: "normal" | "small" | "large";
  className?: string;
};

const sizes = { normal: undefined, small: "text-base", large: "text-2xl" };

/** "From $42.50 incl. GST": the amount is emphasised, the words around it are muted. */
export function Price({ amount, before, after, size = "normal", className }: PriceProps) {
  return (
    <span className={classNames("price", sizes[size], className)}>
      {before ? <small>{before} </small> : null}
      {amount}
      {after ? <small> {after}</small> : null}
    </span>
  );
}
