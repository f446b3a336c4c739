import { type MouseEvent, type ReactNode, useRef } from "react";
import { Icon } from "./icon";

/** With more items than this the row has arrows (spec 000 §9). */
const A_VIEW = 4;

export type CarouselProps = {
  id: string;
  title: string;
  /** The number of `li` children; each has its id from `itemId`. */
  count: number;
  children: ReactNode;
};

/** The id of a carousel item, which the arrows link to. */
export const itemId = (carousel: string, index: number) => `${carousel}-${index + 1}`;

/**
 * A row that scrolls sideways, four in view. Its arrows are links to the first and to the fifth of at most
 * eight; scripts scroll only the row, not the page.
 */
export function Carousel({ id, title, count, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  function move(event: MouseEvent, way: -1 | 1) {
    if (!row.current) return;
    event.preventDefault();
    row.current.scrollBy({ left: way * row.current.clientWidth });
  }
  return (
    <section className="stack-s" aria-labelledby={`${id}-title`}>
      <div className="row between">
        <h2 id={`${id}-title`}>{title}</h2>
        {count > A_VIEW ? (
          <p className="row">
            <a className="btn s" href={`#${itemId(id, 0)}`} onClick={(event) => move(event, -1)}>
              <Icon name="right" className="rotate-180" />
              <span className="vh">Back to the first of {title}</span>
            </a>
            <a className="btn s" href={`#${itemId(id, A_VIEW)}`} onClick={(event) => move(event, 1)}>
              <Icon name="right" />
              <span className="vh">More of {title}</span>
            </a>
          </p>
        ) : null}
      </div>
      <ul className="car" ref={row}>
        {children}
      </ul>
    </section>
  );
}
