import { useUnitWord } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import type { FieldState } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { usersTrail } from "~/features/layout/trails";
import { approvalPath, leaversPath, userPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { FieldError } from "~/ui/field-error";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { idField, numberField, OUTCOMES, shownField, shownText } from "./fields";
import type { IssuedView } from "./issued.server";
import { ShareWorking, sumWords } from "./parts";

type Piece = IssuedView["pieces"][number];
type FieldOf = (name: string) => FieldState;

const WORDS = { returned: "Returned", wornOut: "Worn out", missing: "Missing" } as const;

/** What was issued to one person, with a form that says what became of each piece. */
export function RecordPage({ data, reply }: { data: IssuedView; reply?: FormReply }) {
  const unitWord = useUnitWord();
  const { pieces, totals, costShare, openOrders, firstName } = data;
  const [form, fields] = useServerForm<Record<string, string>>({ id: "issued", lastResult: reply });
  const labels = Object.fromEntries(
    pieces.flatMap((piece) =>
      OUTCOMES.map((outcome) => [
        numberField(piece.index, outcome),
        `${piece.garment}, ${WORDS[outcome].toLowerCase()}`,
      ]),
    ),
  );
  const waiting = openOrders.filter(({ waits }) => waits);
  const sent = openOrders.filter(({ waits }) => !waits);
  return (
    <>
      <Breadcrumb trail={[...usersTrail, { label: "Leavers", to: leaversPath }]} current={data.name} />
      <div className="wrap pt-4">
        <ErrorSummary form={form} labels={labels} className="mb-5" />
        <PageHeading
          eyebrow={`${unitWord}: ${data.unit}`}
          title={data.name}
          written
          quiet={`(${data.employeeCode || "NA"})`}
          lead={
            data.lastDay
              ? `${data.left ? "Left. The last day was" : "The last day is"} ${data.lastDay}. ${sumWords(totals)}`
              : `No last day is set. ${sumWords(totals)}`
          }
          actions={
            <ButtonLink to={userPath(data.customerPK)}>
              {data.lastDay ? "Edit user" : "Set a last day"}
            </ButtonLink>
          }
        />
        {waiting.length > 0 ? (
          <Notice kind="warn" className="mb-5">
            {counted(waiting.length, "order waits", "orders wait")} for approval
            {data.left ? " and will not be sent by itself" : ""}:{" "}
            {waiting.map(({ code }) => (
              <CodeLabel key={code} code={code} to={approvalPath(code)} />
            ))}
          </Notice>
        ) : null}
        {sent.length > 0 ? (
          <Notice className="mb-5">
            Approved and not finished: {sent.map(({ code }) => code).join(", ")}. Ask your uniform desk to
            stop what should not be sent.
          </Notice>
        ) : null}
        {pieces.length === 0 ? (
          <EmptyState title="Nothing was issued">
            Garments of {firstName}’s packs are listed here once they are sent.
          </EmptyState>
        ) : (
          <Form form={form} idempotencyKey={data.key}>
            <input type="hidden" name="fingerprint" value={data.fingerprint} />
            <Table
              caption={`What was issued to ${data.name}`}
              rows={pieces}
              rowKey={({ id }) => id}
              columns={columnsFor(
                data,
                (name) => fields[name]!,
                (index) => typeof reply?.initialValue?.[idField(index)] === "string",
              )}
            />
            <div className="row mt-5">
              <SubmitButton variant="job" busyLabel="SAVING…">
                SAVE
              </SubmitButton>
              {totals.stillOut > 0 ? (
                <SubmitButton name="all" value="returned" busyLabel="Saving…">
                  {totals.stillOut === 1
                    ? "The last piece is returned"
                    : `All ${totals.stillOut} still out are returned`}
                </SubmitButton>
              ) : null}
            </div>
            {costShare?.missing ? (
              <Notice className="mt-5">
                {costShare.missing} may be asked for what is missing. Nothing is charged by the shop.
              </Notice>
            ) : null}
            <ShareWorking data={data} />
          </Form>
        )}
      </div>
    </>
  );
}

/** @param typed whether a row comes back from a form that was refused. */
function columnsFor(data: IssuedView, fieldOf: FieldOf, typed: (index: number) => boolean): Column<Piece>[] {
  const columns: Column<Piece>[] = [
    {
      label: "Garment",
      kind: "key",
      width: "broad",
      cell: ({ index, id, garment, packName, recorded, ...counts }) => (
        <span>
          <input type="hidden" name={idField(index)} value={id} />
          <input type="hidden" name={shownField(index)} value={shownText(counts)} />
          <b>{garment}</b>
          <span className="xs mut block">{[packName, recorded].filter(Boolean).join(". ")}</span>
        </span>
      ),
    },
    { label: "Issued", cell: ({ issued }) => issued },
    { label: "Pieces", kind: "num", cell: ({ quantity }) => quantity },
    { label: "Value of one", kind: "num", cell: ({ each }) => each || "Not shown" },
    { label: "Still out", kind: "num", cell: ({ stillOut }) => stillOut },
  ];
  const inputs = OUTCOMES.map((outcome): Column<Piece> => ({
    label: WORDS[outcome],
    kind: "num",
    cell: (piece) => (
      <NumberOf
        piece={piece}
        outcome={outcome}
        field={fieldOf(numberField(piece.index, outcome))}
        typed={typed(piece.index)}
      />
    ),
  }));
  const share: Column<Piece> = {
    label: "May be asked if missing",
    kind: "num",
    cell: ({ share: amount }) => amount,
  };
  return [...columns, ...inputs, ...(data.costShare ? [share] : [])];
}

function NumberOf({
  piece,
  outcome,
  field,
  typed,
}: {
  piece: Piece;
  outcome: (typeof OUTCOMES)[number];
  field: FieldState;
  typed: boolean;
}) {
  const wrong = field.errors ? { "aria-invalid": true, "aria-describedby": field.errorId } : {};
  const stands = typed || piece[outcome] === 0 ? "" : String(piece[outcome]);
  return (
    <span className={field.errors ? "bad" : undefined}>
      <input
        id={field.id}
        name={field.name}
        aria-label={`${WORDS[outcome]}: ${piece.garment}, issued ${piece.issued}`}
        inputMode="numeric"
        autoComplete="off"
        className="w-14"
        placeholder="0"
        defaultValue={typeof field.initialValue === "string" ? field.initialValue : stands}
        {...wrong}
      />
      {field.errors ? <FieldError id={field.errorId}>{field.errors.join(" ")}</FieldError> : null}
    </span>
  );
}
