import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { counted } from "~/ui/counted";
import { FieldError } from "~/ui/field-error";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { type Column, Table } from "~/ui/table";
import type { RowsReply } from "./add-rows.server";
import { quickOrderPath } from "~/paths";
import { MOST_LINES, type TypedRow } from "./rows";

export const rowsForm = { id: "rows" };

const LABELS: Record<keyof TypedRow, string> = {
  code: "Code",
  quantity: "Quantity",
  configuration: "Configuration",
};

interface Props {
  reply?: RowsReply;
  idempotencyKey: string;
  /** Rows to show at least. */
  rows: number;
}

/** The rows of a reply. */
export const rowsIn = (reply: RowsReply | undefined) =>
  (reply?.initialValue?.["rows"] ?? []) as (Partial<TypedRow> | undefined)[];

/** Rows of code and quantity, sent together; those that were refused stay with their messages. */
export function RowsForm({ reply, idempotencyKey, rows }: Props) {
  const typed = rowsIn(reply);
  const count = Math.max(typed.length, rows);
  const isConfigured = typed.some((row) => row?.configuration);
  const columns: Column<number>[] = [
    { label: "Row", kind: "key", labelHidden: true, cell: (at) => `Row\u00a0${at + 1}` },
    { label: "Code", cell: (at) => <Cell {...cellOf("code", at)} /> },
    { label: "Quantity", cell: (at) => <Cell {...cellOf("quantity", at)} /> },
    ...(isConfigured
      ? [{ label: "Configuration", cell: (at: number) => <Cell {...cellOf("configuration", at)} /> }]
      : []),
  ];
  const cellOf = (field: keyof TypedRow, at: number) => ({
    name: `rows[${at}].${field}`,
    label: `${LABELS[field]} of row ${at + 1}`,
    numeric: field === "quantity",
    value: typed[at]?.[field],
    errors: reply?.error?.[`rows[${at}].${field}`],
  });
  return (
    <Form
      form={rowsForm}
      idempotencyKey={idempotencyKey}
      action={quickOrderPath}
      enter={{ name: "intent", value: "add", words: "Add to cart" }}
    >
      {reply?.asksQuantity ? <input type="hidden" name="asksQuantity" value="yes" /> : null}
      <div className={isConfigured ? "card list" : undefined}>
        <Table
          caption="Codes and quantities"
          className="typing"
          figures={!isConfigured}
          columns={columns}
          rows={Array.from({ length: count }, (_, at) => at)}
          rowKey={String}
        />
      </div>
      <div className="row mt-5">
        <SubmitButton variant="job" name="intent" value="add" busyLabel="ADDING…">
          ADD TO CART
        </SubmitButton>
        {count < MOST_LINES ? (
          <SubmitButton name="intent" value="more" busyLabel="Adding rows…">
            More rows
          </SubmitButton>
        ) : null}
      </div>
    </Form>
  );
}

interface CellProps {
  name: string;
  label: string;
  numeric: boolean;
  value?: string;
  errors?: string[] | null;
}

function Cell({ name, label, numeric, value, errors }: CellProps) {
  const id = `${rowsForm.id}-${name}`;
  return (
    <div className={errors ? "bad" : undefined}>
      <input
        id={id}
        name={name}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        inputMode={numeric ? "numeric" : undefined}
        defaultValue={value}
        {...(errors ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
      />
      {errors ? <FieldError id={`${id}-error`}>{errors.join(" ")}</FieldError> : null}
    </div>
  );
}

/** What went into the cart before the rows that stay. */
export function OutcomeNotes({ reply }: { reply?: RowsReply }) {
  const { added = "", partly = [], notes = [] } = reply?.outcome ?? {};
  return (
    <>
      {added ? (
        <Notice kind="ok" className="mb-4">
          {added} <Link to="/cart">Open your cart</Link>
        </Notice>
      ) : null}
      {notes.map((words) => (
        <Notice key={words} kind="info" className="wrap-anywhere mb-4">
          {words}
        </Notice>
      ))}
      {partly.length > 0 ? (
        <Notice kind="warn" className="mb-4">
          <p>{counted(partly.length, "line")} could not be had in full:</p>
          <ul>
            {partly.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}

export const NotFromHere = () => (
  <Notice kind="warn" className="mb-4">
    You can only order from your packs. <Link to="/orderUniform">Open my packs</Link>
  </Notice>
);
