import { classNames } from "~/ui/class-names";

interface Props {
  label: string;
  /** Of the field that a press sends. */
  name: string;
  /** One without a value is where the person is; there is nothing to press. */
  items: { label: string; value?: string; current?: boolean }[];
  className?: string;
}

/** A menu whose entries send the form around them, so that what was typed on the page goes along. */
export function FormChips({ label, name, items, className }: Props) {
  return (
    <nav className={classNames("chips", className)} aria-label={label}>
      {items.map(({ label: words, value, current }) =>
        value === undefined ? (
          <span key={words} className="chip" aria-current="true">
            {words}
          </span>
        ) : (
          <button
            key={value}
            type="submit"
            className="chip"
            name={name}
            value={value}
            aria-current={current ? "true" : undefined}
          >
            {words}
          </button>
        ),
      )}
    </nav>
  );
}
