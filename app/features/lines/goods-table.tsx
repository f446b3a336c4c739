import type { ReactNode } from "react";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { type Column, Table } from "~/ui/table";
import type { Line } from "./line";
import { EndsForm } from "./line-ending";

type Named = Pick<Line, "name" | "to" | "colour" | "fit"> &
  Partial<Pick<Line, "ending" | "press">> & {
    /** Where its configuration is read. */
    configured?: string;
  };

/** A product of a list of goods with its colour and size; a link while it is sold. */
export const productColumn = <Row extends Named>(gone: ReactNode = null): Column<Row> => ({
  label: "Product",
  kind: "key",
  phone: "whole",
  width: "broad",
  cell: (line) => (
    <>
      {line.to ? <Link to={line.to}>{line.name}</Link> : line.name}
      <span className="hint block">{[line.colour, line.fit].filter(Boolean).join(", ")}</span>
      {line.configured ? (
        <ActionLink small to={line.configured} aria-label={`View configuration: ${line.name}`}>
          View configuration
        </ActionLink>
      ) : null}
      {line.to ? null : gone}
      <EndsForm ending={line.ending} press={line.press} />
    </>
  ),
});

type Goods = Named &
  Pick<Line, "number" | "code" | "quantity" | "price"> & {
    /** The price of one piece. */
    each?: string;
  };

interface Props {
  caption: string;
  lines: readonly Goods[];
  /** Stands with what is no longer sold. */
  gone?: ReactNode;
}

/** So many lines are shown at once; a button unfolds the others. */
const SHOWN = 20;

/** Goods that are kept for later, to be read. Prices only where the program shows them. */
export function GoodsTable({ caption, lines, gone }: Props) {
  const priced = lines.some(({ price }) => price);
  const columns: Column<Goods>[] = [
    productColumn<Goods>(gone),
    { label: "Code", cell: (line) => <CodeLabel code={line.code} /> },
    ...(priced ? [{ label: "Item price", kind: "num" as const, cell: ({ each }: Goods) => each }] : []),
    {
      label: "Quantity",
      kind: "num",
      phone: priced ? "when" : "amount",
      cell: ({ quantity }) => (
        <>
          <span className="only-s">× </span>
          {quantity}
        </>
      ),
    },
    ...(priced
      ? [
          {
            label: "Total",
            kind: "num" as const,
            phone: "amount" as const,
            cell: ({ price }: Goods) => price,
          },
        ]
      : []),
  ];
  const table = (its: readonly Goods[], name = caption) => (
    <Table caption={name} columns={columns} rows={its} rowKey={(line) => String(line.number)} />
  );
  const more = lines.length - SHOWN;
  return (
    <div className="card list">
      {table(lines.slice(0, SHOWN))}
      {more > 0 ? (
        <details className="acc">
          <summary className="pad slim">Show {counted(more, "more line")}</summary>
          {table(lines.slice(SHOWN), `${caption}, continued`)}
        </details>
      ) : null}
    </div>
  );
}
