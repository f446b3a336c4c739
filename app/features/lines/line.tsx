import type { ReactNode } from "react";
import { AsWritten } from "~/ui/as-written";
import { CodeLabel } from "~/ui/code-label";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import type { PlainRow } from "~/ui/docket-amounts";
import { Ends, type LineEnding } from "./line-ending";
import { WorkedOut } from "./worked-out";

/** Made by `lineOf` on the server. */
export interface Line {
  number: number;
  /** Of a line of a cart, unless the API has none. */
  lineId?: number;
  name: string;
  /** Absent when the product has no page any more. */
  to?: string;
  image?: string;
  /** Empty where only the class of a garment may be known. */
  code: string;
  colour: string;
  fit: string;
  quantity: number;
  /** Absent where the program hides prices. */
  price?: string;
  stock?: string;
  /** Value-adds, reason of replacement and comment. */
  details: { name: string; text: string }[];
  /** Taken from a stockroom on site, so it is not delivered. */
  taken?: boolean;
  /** That its style ends, of a line that is not ordered yet. */
  ending?: LineEnding;
  /** What its form sends to swap it, where that can be done. */
  press?: string;
  /** How its price is worked out, if it is more than a price times a quantity. */
  working?: PlainRow[];
  /** Where its configuration is changed or read. */
  configure?: { to: string; label: string };
}

export type LineRowProps = {
  line: Line;
  /** The quantity in words, where no control of it follows. */
  counted?: boolean;
  eager?: boolean;
};

/** One line of a cart or an order: picture, name, amount, what was chosen, code. */
export const LineRow = (props: LineRowProps) => (
  <li className="line">
    <LineInside {...props} />
  </li>
);

/** What is in the `li` of a line, with `children` under it. */
export function LineInside({ line, counted, eager, children }: LineRowProps & { children?: ReactNode }) {
  return (
    <>
      {line.code ? (
        <Picture src={line.image} alt="" width={78} height={98} className="th small" eager={eager} />
      ) : null}
      <div className="mid">
        <div className="row between items-start flex-nowrap">
          <h3>{line.to ? <Link to={line.to}>{line.name}</Link> : line.name}</h3>
          {line.price ? <b className="price text-base">{line.price}</b> : null}
        </div>
        <p className="sm mut" translate="no">
          {chosenWords(line)}
          {counted ? ` × ${line.quantity}` : null}
        </p>
        {line.details.map(({ name, text }) => (
          <p className="sm mut" key={name}>
            {name}
            {text ? `: ${text}` : null}
          </p>
        ))}
        {line.code ? (
          <p className="mt-1 mb-2">
            <CodeLabel code={line.code} />
          </p>
        ) : null}
        <WorkedOut working={line.working} of={line.name} />
        {line.stock ? <p className="sm mut mb-2">{line.stock}</p> : null}
        {line.ending ? <Ends ending={line.ending} press={line.press} /> : null}
        {line.taken ? <p className="sm b mb-2">Taken on site</p> : null}
        {line.configure ? (
          <ActionLink small to={line.configure.to} aria-label={`${line.configure.label}: ${line.name}`}>
            {line.configure.label}
          </ActionLink>
        ) : null}
        {children}
      </div>
    </>
  );
}

/** The same in two short rows, for a docket. */
export function LineBrief({ line }: { line: Line }) {
  return (
    <li className="line brief">
      <Picture src={line.image} alt="" width={48} height={60} className="th" />
      <div className="mid sm">
        <b>{line.name}</b>
        <br />
        <span className="mut">
          <AsWritten text={line.fit} /> × {line.quantity}
          {line.taken ? ", taken on site" : null}
        </span>
      </div>
      {line.price ? <b className="sm">{line.price}</b> : null}
    </li>
  );
}

/** "Harbour Navy, 82 Regular". */
export const chosenWords = (line: Pick<Line, "colour" | "fit">) =>
  [line.colour, line.fit].filter(Boolean).join(", ");
