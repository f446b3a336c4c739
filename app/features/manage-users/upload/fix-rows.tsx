import { idempotencyField } from "~/forms/idempotency-field";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import type { Upload } from "./view";

type Row = Upload["rows"][number];
type Fault = Row["faults"][number];

interface Props {
  upload: Upload;
  idempotencyKey: string;
}

/** What is wrong in each row, with a field to write it anew. Rows with the same unknown unit or role are one. */
export function FixRows({ upload, idempotencyKey }: Props) {
  return (
    <PostForm action={upload.here}>
      <input type="hidden" name={idempotencyField} value={idempotencyKey} />
      <input type="hidden" name="intent" value="mend" />
      <input type="hidden" name="upload" value={upload.uploadId} />
      <Table
        caption={upload.state === "look" ? "Rows to look at twice" : "Rows to mend"}
        columns={columnsOf(upload)}
        rows={upload.rows}
        rowKey={({ line }) => String(line)}
      />
      <div className="pad">
        <Button variant="solid">Check again</Button>
      </div>
    </PostForm>
  );
}

function columnsOf(upload: Upload): Column<Row>[] {
  // Each field of the form has a number of its own, across the rows of the page.
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => numbers.get(key) ?? (numbers.set(key, numbers.size), numbers.size - 1);
  const each = (row: Row, draw: (fault: Fault) => React.ReactNode) => (
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
      cell: ({ name, lines }) => (
        <b className="thin">
          {name || "No name"}
          {lines.length > 1 ? " and others" : null}
        </b>
      ),
    },
    {
      label: "In your file",
      cell: (row) =>
        each(row, ({ column, cell }) => (
          <>
            <span className="xs mut block">{column}</span>
            <code className="given">{cell || "empty"}</code>
          </>
        )),
    },
    {
      label: upload.state === "look" ? "To look at" : "To mend",
      cell: (row) => (
        <span>
          {row.faults.map(({ column, message }) => (
            <span key={column + message} className="block">
              {message}
            </span>
          ))}
          {row.lines.length > 1 ? (
            <span className="xs mut block">
              All {row.lines.length} rows are mended at once: lines {row.lines.slice(0, 12).join(", ")}
              {row.lines.length > 12 ? " and more" : ""}.
            </span>
          ) : null}
        </span>
      ),
    },
    {
      label: "Mend here",
      cell: (row) =>
        each(row, (fault) =>
          fault.column ? (
            <FixCell
              row={row}
              fault={fault}
              name={`mend[${numberOf(`${row.line} ${fault.column} ${fault.field}`)}]`}
              upload={upload}
            />
          ) : null,
        ),
    },
  ];
}

function LinesOf({ line, lines }: Row) {
  if (lines.length > 1) return `Line ${line} and ${lines.length - 1} more`;
  return <span className="whitespace-nowrap">{`Line ${line}`}</span>;
}

interface CellProps {
  row: Row;
  fault: Fault;
  name: string;
  upload: Upload;
}

function FixCell({ row, fault: { column, field, cell }, name, upload }: CellProps) {
  const label = `${column} of ${row.name || "the person"}, line ${row.line}`;
  const options = field === "unit" ? upload.units : field === "roles" ? upload.roles : undefined;
  return (
    <>
      <input type="hidden" name={`${name}.line`} value={row.line} />
      <input type="hidden" name={`${name}.column`} value={column} />
      {options ? (
        <select name={`${name}.text`} aria-label={label} defaultValue={cell}>
          {/* Whoever chooses nothing leaves the row as it is. */}
          <option value={cell}>{field === "unit" ? "Choose a unit" : "Choose roles"}</option>
          {options.map((option) => (
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
