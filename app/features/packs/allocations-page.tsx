import type { SerializeFrom } from "@remix-run/node";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { issuedPath, packPath } from "~/paths";
import { AllocationChanges } from "./allocation-changes";
import type { allocationsView } from "./allocations.server";
import { closingWords } from "./pack-card";

type Data = SerializeFrom<typeof allocationsView>;
type Allocation = Data["allocations"][number];
type Counter = Allocation["counters"][number];

/** What each pack gives the person in this period, and what has become of it. */
export function AllocationsPage({ allocations, coming }: Data) {
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="My allocation"
        lead={
          <>
            What you were given, what you have used, and what is left.{" "}
            <Link to={issuedPath}>What was issued to you</Link>
          </>
        }
        actions={<ButtonLink to="/orderUniform">My packs</ButtonLink>}
      />
      {coming.length > 0 ? (
        <section className="card pad mb-5" aria-labelledby="coming">
          <h2 id="coming">What comes next</h2>
          <ul className="rows">
            {coming.map(({ key, text, packName }) => (
              <li key={key}>
                <p>{text}</p>
                <p className="sm mut">{packName}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {allocations.length === 0 ? (
        <EmptyState
          title="No allocation yet"
          action={<ButtonLink to="/search">Browse the catalogue</ButtonLink>}
        >
          You have no packs for this period. Your administrator can give you one.
        </EmptyState>
      ) : (
        <ul className="stack">
          {allocations.map((allocation) => (
            <li key={allocation.packId}>
              <AllocationCard allocation={allocation} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const columns: Column<Counter>[] = [
  { label: "Item", kind: "key", cell: ({ name }) => name },
  { label: "Given", kind: "num", cell: ({ granted }) => granted },
  { label: "Used", kind: "num", cell: ({ used }) => used },
  { label: "To approve", kind: "num", cell: ({ waiting }) => waiting },
  { label: "In carts", kind: "num", cell: ({ held }) => held },
  {
    label: "Left",
    kind: "num",
    cell: ({ left, over }) => (
      <>
        <b>{left}</b>
        {over ? <span className="block xs">{over}</span> : null}
      </>
    ),
  },
];

/** Columns of what is neither used nor left. */
const PENDING = new Set(["To approve", "In carts"]);

function AllocationCard({ allocation }: { allocation: Allocation }) {
  const { packId, name, period, stopped, whyNot, closing, counters, changes } = allocation;
  return (
    <article className="card pad stack-s" aria-labelledby={`allocation-${packId}`}>
      <div className="row between">
        <h2 id={`allocation-${packId}`}>{name}</h2>
        <CodeLabel code={packId} />
      </div>
      <p className="sm mut">
        {period}
        {closing && !stopped ? ` ${closingWords(closing)}.` : null}
      </p>
      {stopped ? (
        <Notice kind="warn" whyNot={whyNot}>
          {stopped}
        </Notice>
      ) : null}
      {counters.length > 0 ? (
        <Table
          caption={`${name}: given, used and left`}
          columns={allocation.pending ? columns : columns.filter(({ label }) => !PENDING.has(label))}
          rows={counters}
          rowKey={(row) => row.name}
          figures={!allocation.pending && !allocation.money}
        />
      ) : null}
      <AllocationChanges changes={changes} title="Changes by your administrator" />
      <p className="row sm">
        <Link to={packPath({ packId, step: allocation.inCart ? "review" : 1 })}>
          Open pack<span className="vh">: {name}</span>
        </Link>
        <Link to={allocation.goodsTo}>
          See its products<span className="vh">: {name}</span>
        </Link>
      </p>
    </article>
  );
}
