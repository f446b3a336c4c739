import { CartDocket } from "~/features/lines/cart-docket";
import { LapseNotice } from "~/features/orders/lapse-notice";
import { OrderStatus } from "~/features/orders/order-parts";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Picture } from "~/ui/picture";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { COMMENT_HINT } from "./comment";
import { amendPath, approvalPath, dashboardPath } from "~/paths";
import type { AmendData, AmendReply } from "./amend.server";
import type { ApprovalView } from "./detail.server";
import { BudgetCard } from "./limit-parts";

type Row = AmendData["rows"][number];
type Fields = ReturnType<typeof useServerForm<Record<string, string>>>[1];

interface Props {
  one: ApprovalView;
  amend: AmendData;
  lastResult?: AmendReply | null;
}

/** How many pieces of each line are approved (mockup 36). */
export function AmendPage({ one, amend: { rows }, lastResult }: Props) {
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "amend",
    lastResult,
    defaultValue: Object.fromEntries(
      rows.map(({ field, pack, asked }) => [field, pack ? "on" : String(asked)]),
    ),
  });
  const labels = Object.fromEntries(
    rows.flatMap(({ field, pack, words, instead, pieces }) => [
      [field, pack ?? words],
      [instead, `In place of ${words}`],
      [pieces, `How many in place of ${words}`],
    ]),
  );
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage approvals", to: dashboardPath },
          { label: one.code, to: approvalPath(one.code) },
        ]}
        current="Amend"
      />
      <div className="wrap pt-2">
        <PageHeading
          eyebrow={`Order ${one.code} for ${one.wearer}`}
          title="Amend order"
          lead={`Set how many of each you approve. ${one.first} gets an email with every change. What you do not approve goes back at once${one.sizesHidden ? "" : ", or you put something else in its place"}.`}
          actions={<OrderStatus stage={one.stage} />}
        />
        <ErrorSummary form={form} labels={{ ...labels, comment: "Message" }} className="mb-5" />
        <Form
          form={form}
          idempotencyKey={one.key}
          action={amendPath(one.code)}
          className="split"
          enter={{ name: "intent", value: "price", words: "Work it out again" }}
        >
          <input type="hidden" name="fingerprint" value={lastResult?.fingerprint ?? one.fingerprint} />
          <div className="stack">
            <Table
              caption="Items of the order"
              columns={columnsOf(fields)}
              rows={rows}
              rowKey={({ number }) => String(number)}
            />
            <InPlace rows={rows} fields={fields} first={one.first} />
            <section className="card pad">
              <TextareaField
                field={fields["comment"]!}
                label={`Message to ${one.first}`}
                hint={COMMENT_HINT}
                optional
              />
            </section>
          </div>
          <aside className="sticky stack">
            <WhatChanges one={one} costs={lastResult?.costs} />
            <Notice>
              Until you approve, the order stays as {one.first} placed it. To approve nothing of it, decline
              it.
            </Notice>
            <LapseNotice words={one.lapses} />
            <BudgetCard one={one} />
          </aside>
        </Form>
      </div>
    </>
  );
}

/** What was asked for costs, and what it would be; without scripts worked out by a press. */
function WhatChanges({ one, costs }: { one: ApprovalView; costs: AmendReply["costs"] }) {
  const buttons = (
    <>
      <SubmitButton variant="job" wide name="intent" value="approve" busyLabel="Approving…">
        APPROVE WITH CHANGES
      </SubmitButton>
      <SubmitButton wide name="intent" value="price" busyLabel="Working it out…">
        Work it out {costs ? "again" : ""}
      </SubmitButton>
      <p>
        <ActionLink to={approvalPath(one.code)}>Leave it as asked</ActionLink>
      </p>
    </>
  );
  if (!costs) {
    return (
      <CartDocket cart={one} title="As asked" code={one.code}>
        {buttons}
      </CartDocket>
    );
  }
  return (
    <section className="docket">
      <h2>What changes</h2>
      <Table
        figures
        caption="As asked and as approved"
        rows={costs}
        rowKey={({ label }) => label}
        columns={[
          { label: "What", labelHidden: true, kind: "key", cell: ({ label }) => label },
          { label: "Asked", kind: "num", cell: ({ asked }) => asked },
          { label: "Approved", kind: "num", cell: ({ approved }) => <b>{approved}</b> },
        ]}
      />
      <div className="stack-s mt-4">{buttons}</div>
    </section>
  );
}

function columnsOf(fields: Fields): Column<Row>[] {
  return [
    { label: "Piece", kind: "key", cell: (row) => <Piece row={row} /> },
    { label: "Asked", kind: "num", cell: ({ asked }) => asked },
    { label: "Approve", cell: (row) => <Approve row={row} fields={fields} /> },
    { label: "Each", kind: "num", cell: ({ each }) => each ?? "" },
    { label: "Line", kind: "num", cell: ({ price }) => price ?? "" },
  ];
}

/** What is put in the place of pieces that are taken off; one choice for each line. */
function InPlace({ rows, fields, first }: { rows: readonly Row[]; fields: Fields; first: string }) {
  const its = rows.filter(({ offers }) => offers.length > 0);
  if (its.length === 0) return null;
  return (
    <section className="card pad stack">
      <div>
        <h2>Put something in its place</h2>
        <p className="sm mut">
          For what you take off. It counts against {first}’s pack like the choice that it replaces, and never
          costs more.
        </p>
      </div>
      {its.map(({ number, words, offers, instead, pieces }) => (
        <div key={number} className="row items-end">
          <div className="grow">
            <SelectField
              field={fields[instead]!}
              label={`In place of ${words}`}
              prompt="Nothing"
              options={offers}
              written
            />
          </div>
          <TextField
            field={fields[pieces]!}
            label={
              <>
                How many <VisuallyHidden>in place of {words}</VisuallyHidden>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            placeholder="All"
            size={4}
          />
        </div>
      ))}
    </section>
  );
}

const Piece = ({ row }: { row: Row }) => (
  <span className="row flex-nowrap">
    {row.code ? <Picture src={row.image} alt="" width={48} height={60} className="th" /> : null}
    <span>
      <b>{row.name}</b>
      <span className="sm mut block wrap-anywhere">{[row.fit, ...row.details].join(". ")}</span>
      {row.packName ? <span className="sm mut block">{row.packName}</span> : null}
      {row.code ? <CodeLabel code={row.code} /> : null}
    </span>
  </span>
);

/** A number for a line, one tick for lines that are approved together, and words where nothing can change. */
function Approve({ row, fields }: { row: Row; fields: Fields }) {
  const { field, pack, first, fixed, asked, words } = row;
  if (fixed !== undefined) {
    return (
      <>
        <b>{asked}</b> <span className="sm mut block">{fixed}</span>
      </>
    );
  }
  if (pack && !first) return <span className="sm mut">With {pack}</span>;
  const state = fields[field]!;
  if (pack) return <CheckboxField field={state} label={`All of ${pack}`} hint="Only together." />;
  return (
    <TextField
      field={state}
      label={<VisuallyHidden>Approve of {words}</VisuallyHidden>}
      inputMode="numeric"
      autoComplete="off"
      size={4}
    />
  );
}
