import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Where a cell stands in the two lines that a row has on a phone: `name` and `amount` in the first, `fact`, `more` and
 * `when` in the second, `whole` at the left of both, `do` at their right. The link of a `cover` lies over the row, and
 * its text is there for screen readers only.
 */
export type PhonePlace = "name" | "amount" | "fact" | "more" | "when" | "whole" | "do" | "cover";

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** `key` names the row, `do` holds the actions, `num` is right aligned. */
  kind?: "key" | "num" | "do";
  /** A column without is left out on a phone; only screen readers find it there. */
  phone?: PhonePlace;
  /** The first link or button of this column opens the row, whose whole area it takes on a phone. Else the key's. */
  opens?: boolean;
  /** At a desk, beside the other columns, whatever its cells hold: so columns stay where they are from page to page. */
  width?: "broad";
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
  /** Short numbers in few columns: stays a table on a phone. */
  figures?: boolean;
  /** On a phone there is room at the left of each row, for its tick or its picture. */
  beside?: boolean;
  /** Rows of one group stand together under its name, such as a day. */
  groupOf?: (row: Row) => string;
};

/**
 * One markup for two layouts. Below 768 px a row is two lines and a way in, if the columns have places there; short
 * numbers stay a table; of others, such as rows to type in, each is a card of labels. Rendering a cell as a block takes
 * its role away in some browsers, so the roles are written out.
 */
export function Table<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowKey,
  className,
  figures,
  beside,
  groupOf,
}: TableProps<Row>) {
  const twoLines = columns.some(({ phone }) => phone !== undefined);
  const opener = columns.find(({ opens }) => opens) ?? columns.find(({ kind }) => kind === "key");
  const beginsGroup = (index: number) =>
    groupOf && (index === 0 || groupOf(rows[index]!) !== groupOf(rows[index - 1]!));
  return (
    <table
      className={classNames(
        "tb",
        figures ? "figures" : twoLines ? "two" : "card",
        beside && "beside",
        className,
      )}
      role="table"
    >
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
                  className={cellClass(column, twoLines, column === opener)}
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
    <th role="columnheader" scope="col" className={headClass(column)} aria-sort={sort?.direction}>
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

const headClass = <Row,>({ kind, optional, width }: Column<Row>) =>
  classNames(kind === "num" && kind, optional && "opt", width);

const cellClass = <Row,>({ kind, optional, phone }: Column<Row>, twoLines: boolean, opens: boolean) =>
  classNames(kind, optional && "opt", twoLines && placeClass(phone), twoLines && opens && "opens");

const placeClass = (phone?: PhonePlace) =>
  phone === "whole" ? "at-name at-whole" : phone ? `at-${phone}` : "out";
