import { FilesField } from "~/features/files/files-field";
import { ErrorSummary } from "~/forms/error-summary";
import { Form as GetForm } from "@remix-run/react";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { orderPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice-card";
import { Docket } from "~/ui/docket";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { RequestData, RequestReply } from "./request.server";
import { PieceChoice } from "./piece-choice";

/** The form for exchanges and returns of one order: a choice for each piece, and who pays. */
export function RequestPage({ data, lastResult }: { data: RequestData; lastResult?: RequestReply | null }) {
  const [form, fields] = useServerForm<Record<string, string>>({ id: "return", lastResult });
  const { code, deadline } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Orders", to: "/my-account/orders" },
          { label: code, to: orderPath(code) },
        ]}
        current="Exchange or return"
      />
      <div className="wrap pt-2">
        <PageHeading
          eyebrow={`Order ${code}, delivered ${data.delivered}`}
          title="Exchange or return"
          lead={["Say what should happen with each item.", deadline].filter(Boolean).join(" ")}
        />
        <ErrorSummary form={form} labels={labelsOf(data)} className="mb-5" />
        {data.list.length > 0 ? (
          <ItemList data={data} />
        ) : (
          <RequestForm data={data} form={form} fields={fields} reply={lastResult} />
        )}
      </div>
    </>
  );
}

type FormState = ReturnType<typeof useServerForm<Record<string, string>>>;

function RequestForm(props: {
  data: RequestData;
  form: FormState[0];
  fields: FormState[1];
  reply?: RequestReply | null;
}) {
  const { data, form, fields, reply } = props;
  const { cost, refused } = reply ?? {};
  const { packs, reasons } = data;
  return (
    <Form
      form={form}
      idempotencyKey={data.key}
      encType="multipart/form-data"
      className="split"
      enter={{ name: "intent", value: "price", words: "Work out the cost" }}
    >
      <div className="stack">
        {packs.map(({ packName, note, pieces }) => (
          <section className="card pad" key={packName ?? ""} aria-label={packName ?? "Items"}>
            <h2 className="mb-3">{packName ?? "Items"}</h2>
            {note ? <Notice>{note}</Notice> : null}
            {pieces.map((piece) => (
              <PieceChoice key={piece.key} piece={piece} fields={fields} reasons={reasons} />
            ))}
          </section>
        ))}
        {data.partial ? (
          <ActionLink to={orderPath(data.code, "exchange-return")}>All items of this order</ActionLink>
        ) : null}
        {data.files ? (
          <section className="card pad" aria-label="Pictures">
            <FilesField
              field={fields["files"]!}
              label="Pictures of what is faulty or wrong"
              files={data.files}
              refused={refused}
            />
          </section>
        ) : null}
      </div>
      <aside className="sticky stack">
        <Docket
          title="Your request"
          rows={(cost?.rows ?? []).map(({ label, amount }) => ({ label, amount }))}
          total={cost?.total}
          note={
            !cost
              ? "Exchanges cost nothing. For what you return, you pay the post."
              : [
                  cost.note,
                  reply?.replaces &&
                    "What is sent instead is kept for you when you send this. Your packs are not charged twice.",
                ]
                  .filter(Boolean)
                  .join(" ")
          }
        >
          {cost ? <input type="hidden" name="fingerprint" value={cost.fingerprint} /> : null}
          <SubmitButton variant="job" name="intent" value="send" busyLabel="Sending…">
            SEND MY REQUEST
          </SubmitButton>
          <SubmitButton name="intent" value="price" busyLabel="Working it out…">
            {cost ? "Work it out again" : "Work out the cost"}
          </SubmitButton>
        </Docket>
      </aside>
    </Form>
  );
}

/** A long order: its items in short, to choose those that should go back. */
function ItemList({ data: { list, mostAtOnce } }: { data: RequestData }) {
  return (
    <GetForm className="card pad">
      <fieldset>
        <legend className="b">Which items? Choose {mostAtOnce} at most.</legend>
        {list.map(({ key, garment, delivered }) => (
          <Choice
            key={key}
            type="checkbox"
            id={`item-${key}`}
            name="item"
            value={key}
            title={`${garment.name}, ${[garment.colour, garment.fit].filter(Boolean).join(", ")}`}
            detail={`${delivered}. ${garment.code}`}
          />
        ))}
      </fieldset>
      <p className="mt-4">
        <Button variant="job">CONTINUE</Button>
      </p>
    </GetForm>
  );
}

const FIELDS = {
  what: "what should happen",
  quantity: "how many",
  size: "new size",
  sizeWhy: "reason",
  unwantedWhy: "reason",
  faultWhy: "what is wrong",
  comments: "anything else",
};

const labelsOf = ({ names }: RequestData): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(names).flatMap(([index, name]) =>
      Object.entries(FIELDS).map(([field, words]) => [`${field}${index}`, `${name}, ${words}`]),
    ),
  ),
  files: "Pictures",
});
