import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";

/** A row of a file that was sent, with what is wrong in it. */
export interface FixRow {
  line: number;
  /** Every line that is mended with this one; without it the row stands for itself. */
  lines?: readonly number[];
  name: string;
  faults: readonly { column: string; field?: string; cell: string; message: string }[];
}

type Fault = FixRow["faults"][number];

/** What a cell is chosen from; whoever chooses nothing leaves it as it is. */
interface FixChoice {
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props<Row extends FixRow> {
  caption: string;
  /** The head of the column that says what is wrong. */
  wrong: string;
  rows: readonly Row[];
  action: string;
  choiceOf: (fault: Row["faults"][number]) => FixChoice | undefined;
  /** What can be done about a fault of the whole row. */
  otherwise?: (row: Row) => ReactNode;
  /** Hidden fields of the form. */
  children: ReactNode;
}

/** What is wrong in each row of a file, with a field to write it anew. Its values are read by `mendedCells`. */
export function FixRows<Row extends FixRow>({ caption, rows, action, children, ...props }: Props<Row>) {
  return (
    <PostForm action={action}>
      {children}
      <Table
        caption={caption}
        columns={columnsOf<Row>(props)}
        rows={rows}
        rowKey={({ line }) => String(line)}
      />
      <div className="pad">
        <Button variant="solid">Check again</Button>
      </div>
    </PostForm>
  );
}

function columnsOf<Row extends FixRow>({
  wrong,
  choiceOf,
  otherwise,
}: Pick<Props<Row>, "wrong" | "choiceOf" | "otherwise">): Column<Row>[] {
  // Each field of the form has a number of its own, across the rows of the page.
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => numbers.get(key) ?? (numbers.set(key, numbers.size), numbers.size - 1);
  const each = (row: Row, draw: (fault: Fault) => ReactNode) => (
    <span className="stack">
      {row.faults.map((fault) => (
        <span key={fault.column + fault.message} className="block">
          {draw(fault)}
        </span>
      ))}
    </span>
  );
  return [
    { label: "Line", kind: "key", cell: (row) => <LinesOf {...row} /> },
    {
      label: "Person",
      cell: ({ name, lines = [] }) => (
        <b className="thin wrap-anywhere">
          {name || "No name"}
          {lines.length > 1 ? " and others" : null}
        </b>
      ),
    },
    {
      label: "In your file",
      cell: (row) =>
        each(row, ({ column, cell }) =>
          column ? (
            <>
              <span className="xs mut block">{column}</span>
              <code className="given">{cell || "empty"}</code>
            </>
          ) : (
            "The whole row"
          ),
        ),
    },
    { label: wrong, cell: Wrong },
    {
      label: "Mend here",
      cell: (row) => (
        <>
          {each(row, (fault) =>
            fault.column ? (
              <FixCell
                row={row}
                fault={fault}
                name={`mend[${numberOf(`${row.line} ${fault.column} ${fault.field}`)}]`}
                choice={choiceOf(fault)}
              />
            ) : null,
          )}
          {otherwise?.(row)}
        </>
      ),
    },
  ];
}

function Wrong({ faults, lines = [] }: FixRow) {
  return (
    <span>
      {faults.map(({ column, message }) => (
        <span key={column + message} className="block">
          {message}
        </span>
      ))}
      {lines.length > 1 ? (
        <span className="xs mut block">
          All {lines.length} rows are mended at once: lines {lines.slice(0, 12).join(", ")}
          {lines.length > 12 ? " and more" : ""}.
        </span>
      ) : null}
    </span>
  );
}

function LinesOf({ line, lines = [] }: FixRow) {
  if (lines.length > 1) return `Line ${line} and ${lines.length - 1} more`;
  return <span className="whitespace-nowrap">{`Line ${line}`}</span>;
}

interface CellProps {
  row: FixRow;
  fault: Fault;
  name: string;
  choice?: FixChoice;
}

function FixCell({ row, fault: { column, cell }, name, choice }: CellProps) {
  const label = `${column} of ${row.name || "the person"}, line ${row.line}`;
  return (
    <>
      <input type="hidden" name={`${name}.line`} value={row.line} />
      <input type="hidden" name={`${name}.column`} value={column} />
      {choice ? (
        <select name={`${name}.text`} aria-label={label} defaultValue={cell}>
          <option value={cell}>{choice.label}</option>
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input name={`${name}.text`} aria-label={label} defaultValue={cell} autoComplete="off" />
      )}
    </>
  );
}
