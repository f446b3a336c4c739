import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CodeLabel } from "~/ui/code-label";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { organisationTrail } from "~/features/layout/trails";
import { changeLogPath } from "~/paths";
import type { changeLogView } from "./list.server";

type Data = SerializeFrom<typeof changeLogView>;
type Row = Data["rows"][number];

/** Every change of what an administrator looks after, newest first. */
export function ChangeLogPage({ data }: { data: Data }) {
  const { rows, values, active } = data;
  return (
    <>
      <Breadcrumb trail={organisationTrail} current="Change log" />
      <div className="wrap pt-4">
        <PageHeading
          title="Change log"
          lead="Every change of orders, people, roles, limits, budgets and numbers, and what a rule refused. Nobody can alter it."
        />
        {data.empty ? (
          <EmptyState title="No changes yet">What is changed from now on is kept here.</EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={changeLogPath}
              values={values}
              searchHint="Code, name or value"
              showing={`${data.showing}, in ${data.zone}`}
              active={active}
              mistakes={data.mistakes}
              filters={[
                { kind: "select", name: "who", label: "Who", any: "Anybody", options: data.people },
                { kind: "select", name: "kind", label: "What", any: "Anything", options: data.kinds },
                {
                  kind: "select",
                  name: "channel",
                  label: "Channel",
                  any: "Any channel",
                  options: data.channels,
                },
                { kind: "date", name: "from", label: "From" },
                { kind: "date", name: "to", label: "To" },
                {
                  kind: "select",
                  name: "behalf",
                  label: "On behalf",
                  any: "Either way",
                  options: data.behalf,
                },
              ]}
            />
            {rows.length === 0 ? (
              <p className="pad">No change is like that. Take a filter away, or search for part of a name.</p>
            ) : (
              <Table
                caption="Changes"
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                groupOf={({ day }) => day}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

const columns: Column<Row>[] = [
  { label: "Time", kind: "key", phone: "amount", cell: ({ time }) => time },
  {
    label: "Who",
    phone: "fact",
    written: true,
    cell: ({ who, behalf }) => (
      <span>
        <b>{who}</b>
        {behalf ? <span className="xs mut block only-l">for {behalf}</span> : null}
      </span>
    ),
  },
  { label: "What", phone: "name", opens: true, width: "broad", cell: (row) => <Subject row={row} /> },
  {
    label: "Change",
    phone: "more",
    width: "broad",
    cell: ({ values, note }) => (
      <span className="chg">
        {values.map(({ what, from, to, reason }) => (
          <span key={`${what} ${reason}`} className="block" data-reason={reason}>
            {values.length > 1 ? <span className="xs mut block">{what}</span> : null}
            {from ? (
              <>
                <del>
                  <VisuallyHidden>from </VisuallyHidden>
                  {from}
                </del>{" "}
                <span aria-hidden="true">→</span>{" "}
              </>
            ) : null}
            <ins>
              {from ? <VisuallyHidden>to </VisuallyHidden> : null}
              {to}
            </ins>
          </span>
        ))}
        {note ? <span className="xs mut block">{note}</span> : null}
      </span>
    ),
  },
  { label: "Channel", cell: ({ channel }) => <StatusTag>{channel}</StatusTag> },
];

function Subject({ row: { number, subject, to, kind, values } }: { row: Row }) {
  return (
    <span>
      {number ? (
        <CodeLabel code={number} to={to} />
      ) : to ? (
        <Link className="link" to={to}>
          {subject.name}
        </Link>
      ) : (
        <b>{subject.name}</b>
      )}
      <span className="xs mut block only-l">{values.length === 1 ? values[0]!.what : kind}</span>
    </span>
  );
}
