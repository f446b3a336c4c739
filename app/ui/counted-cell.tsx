import { nounFor } from "./counted";

interface Props {
  count: number;
  noun: string;
  many?: string;
}

/** A number of a table. A phone's row shows no head of its column, so there it has its noun. */
export const CountedCell = ({ count, noun, many }: Props) => (
  <>
    {count}
    <span className="only-s"> {nounFor(count, noun, many)}</span>
  </>
);
