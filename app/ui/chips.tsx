import { Link } from "./link";
import { ActionLink } from "./link-button";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";

type Chip = {
  label: string;
  to: string;
  count?: number;
  current?: boolean;
  /** Can be viewed but not chosen from; `describedBy` is the id of the reason. */
  off?: boolean;
  describedBy?: string;
};

export type ChipsProps = { label: string; items: Chip[]; className?: string };

/** Links that choose which part of a list is shown. */
export function Chips({ label, items, className }: ChipsProps) {
  return (
    <nav className={classNames("chips", className)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          className={classNames("chip", item.off && "off")}
          to={item.to}
          aria-current={item.current ? "true" : undefined}
          aria-describedby={item.describedBy}
        >
          {item.label}
          {item.count === undefined ? null : <small>{item.count}</small>}
        </Link>
      ))}
    </nav>
  );
}

export type FilterChipsProps = {
  /** `to` is the same list without this filter. */
  filters: { label: string; to: string }[];
  clearTo?: string;
  className?: string;
};

/** The active filters, each with a link that removes it. */
export function FilterChips({ filters, clearTo, className }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <div className={classNames("chips", className)}>
      {filters.map((filter) => (
        <Link key={filter.to} className="chip" to={filter.to}>
          <VisuallyHidden>Remove filter </VisuallyHidden>
          {filter.label} <Icon name="x" />
        </Link>
      ))}
      {clearTo === undefined ? null : <ActionLink to={clearTo}>Clear all</ActionLink>}
    </div>
  );
}
