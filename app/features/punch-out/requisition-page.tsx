import type { SerializeFrom } from "@remix-run/node";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Docket } from "~/ui/docket";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag, type StatusTone } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import { HiddenFields } from "./hidden-fields";
import type { loadRequisition } from "./requisition.server";

type Requisition = SerializeFrom<typeof loadRequisition>;
type Line = Requisition["lines"][number];

/** What goes back to the buyer's system, line by line, and the form that takes it there. */
export function RequisitionPage({ requisition }: { requisition: Requisition }) {
  const { host, inspects, lines, total } = requisition;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Return to your system"
        lead={
          inspects
            ? "This requisition can only be looked at here. Nothing of it changes."
            : `This is what goes back to ${host}, line by line. Nothing is ordered yet.`
        }
      />
      <div className="split">
        <div className="stack">
          {inspects ? null : <MayBeLost lines={lines} />}
          <Lines lines={lines} />
        </div>
        <aside className="stack sticky">
          <Docket
            title={`What ${host} gets`}
            rows={inspects ? [] : countsOf(requisition)}
            total={inspects ? undefined : { label: "Total", amount: total }}
            note={inspects ? "Nothing is sent." : "Exc. GST and freight. Equal to the sum of the lines."}
          >
            <ReturnForm requisition={requisition} />
            <p className="sm mut text-center">Goes to {host}, once. This visit then ends.</p>
            {inspects ? null : (
              <ButtonLink wide to="/orderUniform">
                Keep choosing
              </ButtonLink>
            )}
          </Docket>
        </aside>
      </div>
    </div>
  );
}

/**
 * A form of its own document: the answer repeats the post, with its fields, at the buyer's system. So it has no fields
 * but those that the system reads.
 */
function ReturnForm({ requisition: { fields, target } }: { requisition: Requisition }) {
  return (
    <PostForm reloadDocument target={target}>
      <HiddenFields fields={fields} />
      <Button variant="job" wide>
        RETURN TO YOUR SYSTEM
      </Button>
    </PostForm>
  );
}

const NOTES: Record<Line["notes"][number]["kind"], { word: string; tone: StatusTone }> = {
  free: { word: "May be lost", tone: "bad" },
  kept: { word: "Kept as it was", tone: "plain" },
  currency: { word: "Other currency", tone: "warn" },
  price: { word: "Price changed", tone: "warn" },
  unit: { word: "Other unit", tone: "warn" },
  shortened: { word: "Shortened", tone: "warn" },
  letters: { word: "Other letters", tone: "warn" },
  unclassified: { word: "General code", tone: "plain" },
};

function countsOf({ lines, unchanged }: Requisition) {
  const sent = { label: "Lines sent", amount: String(lines.length) };
  if (unchanged === null) return [sent];
  return [
    sent,
    { label: "Unchanged since last time", amount: String(unchanged) },
    { label: "New or changed", amount: String(lines.length - unchanged) },
  ];
}

/** Systems drop such lines without a word, so it is said here first. */
function MayBeLost({ lines }: { lines: readonly Line[] }) {
  const free = lines.flatMap(({ notes, name }, index) =>
    notes.some(({ kind }) => kind === "free") ? [`${index + 1}. ${name}`] : [],
  );
  if (free.length === 0) return null;
  return (
    <Notice kind="warn">
      <b>{counted(free.length, "line")} may be lost.</b> Many systems drop lines that cost nothing, and say
      nothing: {free.slice(0, 5).join(", ")}
      {free.length > 5 ? ` and ${free.length - 5} more` : ""}. Look for them in your system after the return.
    </Notice>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="mb-2">
        {counted(lines.length, "line")}
      </h2>
      <Table
        caption={counted(lines.length, "line")}
        rows={lines.map((line, index) => ({ ...line, number: index + 1 }))}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            label: "Line",
            kind: "key",
            phone: "whole",
            width: "broad",
            cell: (line) => (
              <div>
                <b>
                  {line.number}. {line.name}
                </b>
                <br />
                <CodeLabel code={line.partId} />
                <span className="block sm mut thin">{line.description}</span>
                {line.notes.map(({ kind, text }) => (
                  <span key={kind} className="block sm thin">
                    <StatusTag tone={NOTES[kind].tone}>{NOTES[kind].word}</StatusTag> {text}
                  </span>
                ))}
              </div>
            ),
          },
          {
            label: "Quantity",
            kind: "num",
            phone: "when",
            cell: (line) => `${line.quantity} ${line.unitOfMeasure}`,
          },
          { label: "Price each", kind: "num", cell: (line) => line.unitPrice },
          { label: "Total", kind: "num", phone: "amount", cell: (line) => <b>{line.total}</b> },
        ]}
      />
    </section>
  );
}
