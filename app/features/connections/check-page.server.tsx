import type { SerializeFrom } from "@remix-run/node";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { TextareaField } from "~/forms/textarea-field";
import { useServerForm } from "~/forms/use-server-form";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import { checkPath, connectionPath, connectionsPath } from "~/paths";
import { MOST_SHOWN, type CheckReply } from "./check.server";

type Reply = SerializeFrom<CheckReply>;
type Checked = NonNullable<Reply["checked"]>;

const LABELS = { document: "Set-up document" };

/** What would become of a document that a buyer's system sends. */
export function CheckPage({ reply }: { reply?: Reply }) {
  const checked = reply?.checked;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Buyer connections", to: connectionsPath },
        ]}
        current="Check a document"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Check a set-up document"
          lead="Paste what a buyer’s system sends. It is read as the live address would read it, and no visit is opened. A secret is compared, then thrown away."
        />
        <div className="split">
          <DocumentForm reply={reply} />
          {checked ? <Sides checked={checked} /> : null}
        </div>
        {checked ? (
          <div className="stack mt-6">
            <Read parts={checked.parts} />
            <Sample checked={checked} />
          </div>
        ) : null}
      </div>
    </>
  );
}

function DocumentForm({ reply }: { reply?: Reply }) {
  const [form, fields] = useServerForm<typeof LABELS>({ id: "check", lastResult: reply?.reply });
  return (
    <div>
      <ErrorSummary form={form} labels={LABELS} className="mb-5" />
      <Form form={form} action={checkPath} className="card pad">
        {/* Anew for each answer, so that a secret is gone with scripts too. */}
        <TextareaField
          key={String(reply?.reply.initialValue?.["document"])}
          field={fields.document}
          label={LABELS.document}
          hint={`cXML, or the fields of an OCI call as name=value lines. Up to ${MOST_SHOWN} characters.`}
          rows={10}
          className="mono sm"
          spellCheck={false}
          autoComplete="off"
        />
        <div className="row mt-5">
          <SubmitButton variant="job" busyLabel="Checking…">
            CHECK DOCUMENT
          </SubmitButton>
          <ActionLink to={checkPath}>Clear</ActionLink>
        </div>
      </Form>
    </div>
  );
}

function Sides({ checked }: { checked: Checked }) {
  const { odd, connections, opens } = checked;
  return (
    <aside className="stack">
      <section className="card pad" aria-labelledby="answer" role="status">
        <StatusTag tone={opens ? "ok" : "bad"}>{opens ? "Taken" : "Refused"}</StatusTag>
        <h2 id="answer" className="mt-2">
          {checked.title}
        </h2>
        <p>{checked.text}</p>
      </section>
      {odd.length > 0 ? (
        <section className="card pad" aria-labelledby="odd">
          <h2 id="odd">{odd.length === 1 ? "1 thing is odd" : `${odd.length} things are odd`}</h2>
          <ul className="stack-s mt-2">
            {odd.map(({ look, title, text }) => (
              <li key={title}>
                <StatusTag tone={look ? "warn" : "plain"}>{look ? "Look" : "Accepted"}</StatusTag>
                <b className="block">{title}</b>
                <span className="sm mut wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="card pad" aria-labelledby="which">
        <h2 id="which">Which connection</h2>
        {connections.length === 0 ? (
          <p className="mt-2">None has this sender or this buyer.</p>
        ) : (
          <ul className="stack-s mt-2">
            {connections.map(({ name, matches, why }) => (
              <li key={name}>
                <StatusTag tone={matches ? "ok" : "plain"}>{matches ? "Matches" : "Not this one"}</StatusTag>
                <span className="block">
                  <ActionLink to={connectionPath(name)}>{name}</ActionLink>
                </span>
                {why ? <span className="sm mut">{why}</span> : null}
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}

function Read({ parts }: { parts: Checked["parts"] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="read">
      <h2 id="read" className="mb-2">
        What was read
      </h2>
      <Table
        caption="What was read"
        rows={parts}
        rowKey={({ part }) => part}
        columns={[
          { label: "Part", kind: "key", phone: "name", cell: ({ part }) => <b>{part}</b> },
          {
            label: "Value",
            phone: "more",
            width: "broad",
            cell: ({ value }) =>
              value ? (
                <span className="mono wrap-anywhere">{value}</span>
              ) : (
                <span className="mut">Not in the document</span>
              ),
          },
          {
            label: "Answer",
            phone: "amount",
            cell: ({ tone, says }) => <StatusTag tone={tone}>{says}</StatusTag>,
          },
        ]}
      />
    </section>
  );
}

function Sample({ checked: { sample } }: { checked: Checked }) {
  if (!sample) return null;
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">Sample return</h2>
      <p className="sm mut mb-2">
        One invented line. What is to go back unchanged is as it came, and no secret goes back. Sent in{" "}
        <CodeLabel code={sample.sentIn} />.
      </p>
      <pre className="mono sm card pad wrap-anywhere whitespace-pre-wrap">{sample.message}</pre>
    </section>
  );
}
