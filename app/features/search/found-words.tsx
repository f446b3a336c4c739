import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";

/** Which of the results are shown (spec 000 §9). */
export const shownWords = ({ total, first, last }: { total: number; first: number; last: number }): string =>
  total === 0 ? "Showing 0 results" : `Showing ${first}-${last} of ${total} results`;

export const zeroWords = (term: string): string =>
  term ? `We found 0 results for '${term}'` : "We found 0 results";

interface NothingProps {
  term: string;
  /** Where else to go. */
  popular: { name: string; to: string }[];
  filtered?: boolean;
}

/** Spec 000 §8. */
export function Nothing({ term, popular, filtered }: NothingProps) {
  return (
    <EmptyState icon="search" title="Nothing here.">
      <p>
        {zeroWords(term)}.{filtered ? " Remove a filter, or clear all filters." : null}
      </p>
      {popular.length > 0 ? (
        <ul className="row mt-2">
          {popular.map(({ name, to }) => (
            <li key={to}>
              <Link className="link" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
