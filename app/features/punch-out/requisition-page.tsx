import type { SerializeFrom } from "@remix-run/node";
import { Button, ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Docket } from "~/ui/docket";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
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
      <div className="split whole-keys">
        <div className="stack">
          <Lines lines={lines} />
        </div>
        <aside className="stack sticky">
          <Docket
            title={`What ${host} gets`}
            rows={inspects ? [] : [{ label: "Lines sent", amount: String(lines.length) }]}
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

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Table
      caption={counted(lines.length, "line")}
      captionShown
      rows={lines.map((line, index) => ({ ...line, number: index + 1 }))}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          label: "Line",
          kind: "key",
          cell: (line) => (
            <>
              <b>
                {line.number}. {line.name}
              </b>
              <br />
              <CodeLabel code={line.partId} />
              <span className="block sm mut thin">{line.description}</span>
              {line.kept ? <StatusTag tone="warn">Kept as it was</StatusTag> : null}
            </>
          ),
        },
        { label: "Quantity", kind: "num", cell: (line) => `${line.quantity} ${line.unitOfMeasure}` },
        { label: "Price each", kind: "num", cell: (line) => line.unitPrice },
        { label: "Total", kind: "num", cell: (line) => <b>{line.total}</b> },
      ]}
    />
  );
}
