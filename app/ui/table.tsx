import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";
import { VisuallyHidden } from "./visually-hidden";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** `key` names the row and heads its card on a phone, `do` holds the actions, `num` is right aligned. */
  kind?: "key" | "num" | "do";
  /** Shown as it is written, such as names of people: a browser that translates the page leaves it alone. */
  written?: boolean;
  /** Hidden on a tablet, shown in the cards. */
  optional?: boolean;
  labelHidden?: boolean;
  /** Beside the label of the column head. */
  picture?: ReactNode;
  /** The link of the column head, and the current sort order. */
  sort?: { to: string; direction?: "ascending" | "descending" };
};

export type TableProps<Row> = {
  caption: string;
  captionShown?: boolean;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
  /** Short numbers in few columns: stays a table on a phone, where other tables become cards. */
  figures?: boolean;
  /** Rows of one group stand together under its name, such as a day. */
  groupOf?: (row: Row) => string;
};

/**
 * One markup for two layouts: below 768 px each row is a card, except in tables of short numbers. Drawing a
 * cell as a block takes its role away in some browsers, so the roles are written out.
 */
export function Table<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowKey,
  className,
  figures,
  groupOf,
}: TableProps<Row>) {
  const beginsGroup = (index: number) =>
    groupOf && (index === 0 || groupOf(rows[index]!) !== groupOf(rows[index - 1]!));
  return (
    <table className={classNames("tb", figures ? "figures" : "card", className)} role="table">
      <caption className={captionShown ? undefined : "vh"}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <Fragment key={rowKey(row)}>
            {beginsGroup(index) ? (
              <tr role="row" className="group">
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {groupOf?.(row)}
                </th>
              </tr>
            ) : null}
            <tr role="row">
              {columns.map((column) => (
                <td
                  key={column.label}
                  role={column.kind === "key" ? "rowheader" : "cell"}
                  className={cellClass(column)}
                  data-l={column.labelHidden ? "" : column.label}
                  translate={column.written ? "no" : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { label, labelHidden, picture, sort } = column;
  return (
    <th role="columnheader" scope="col" className={cellClass(column, true)} aria-sort={sort?.direction}>
      {picture}
      {sort ? (
        <Link to={sort.to}>{label}</Link>
      ) : labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        label
      )}
    </th>
  );
}

function cellClass<Row>({ kind, optional }: Column<Row>, head = false) {
  return classNames(head ? kind === "num" && "num" : kind, optional && "opt");
}
