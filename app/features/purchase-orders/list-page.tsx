import type { SerializeFrom } from "@remix-run/node";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { addPath, purchaseOrderPath, registerPath } from "~/paths";
import type { registerView } from "./list.server";

type Data = SerializeFrom<typeof registerView>;
type Row = Data["rows"][number];

/** Every purchase order of the units that the person manages. */
export function RegisterPage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const { rows, total, usable, values, active } = data;
  const filtered = active.length > 0;
  const lead = filtered
    ? undefined
    : `${counted(total, "number")}. ${usable === 1 ? "1 can" : `${usable} can`} be used at checkout today.`;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Purchase orders" />
      <div className="wrap pt-4">
        <PageHeading
          title="Purchase orders"
          lead={lead}
          actions={
            <ButtonLink variant="job" to={addPath}>
              <Icon name="plus" /> ADD PURCHASE ORDER
            </ButtonLink>
          }
        />
        {total === 0 && !filtered ? (
          <EmptyState
            title="No purchase orders yet"
            action={<ButtonLink to={addPath}>Add the first one</ButtonLink>}
          >
            People of the {noun}s that you choose can use its number at checkout.
          </EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={registerPath}
              values={values}
              searchHint="Number or description"
              showing={data.showing}
              active={active}
              mistakes={data.mistakes}
              filters={[
                { kind: "select", name: "unit", label: unitWord, any: `All ${noun}s`, options: data.units },
                { kind: "select", name: "status", label: "Status", any: "Any status", options: data.states },
                { kind: "date", name: "addedFrom", label: "Added from" },
              ]}
            />
            {rows.length === 0 ? (
              <p className="pad">
                No purchase order is like that. Take a filter away, or search for part of a number.
              </p>
            ) : (
              <Table
                caption="Purchase orders"
                columns={columnsFor(data, unitWord)}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

function columnsFor(data: Data, unitWord: string): Column<Row>[] {
  const sortBy = (code: string) => columnSort(data, code);
  return [
    {
      label: "Number",
      kind: "key",
      phone: "fact",
      cell: ({ id, number }) => <CodeLabel code={number} to={purchaseOrderPath(id)} />,
      sort: sortBy("number"),
    },
    {
      label: "Description",
      phone: "name",
      width: "broad",
      cell: ({ description }) => <b>{description}</b>,
      sort: sortBy("description"),
    },
    { label: `${unitWord}s`, phone: "more", cell: ({ unitWords }) => unitWords },
    {
      label: "Added",
      phone: "when",
      cell: ({ added, addedBy }) => (
        <span>
          <span className="whitespace-nowrap">{added}</span>
          {addedBy ? <span className="xs mut block only-l">by {addedBy}</span> : null}
        </span>
      ),
      sort: sortBy("added"),
    },
    { label: "Orders", cell: ({ orderWords }) => orderWords, optional: true },
    {
      label: "Status",
      phone: "amount",
      cell: ({ state, days }) => (
        <span>
          <StatusTag tone={state.tone}>{state.label}</StatusTag>
          {days.words ? <span className="xs mut block only-l">{days.words}</span> : null}
        </span>
      ),
    },
    {
      label: "Actions",
      // They are on the page of the number, too.
      optional: true,
      labelHidden: true,
      width: "broad",
      kind: "do",
      cell: ({ id, number }) => (
        <span className="row flex-nowrap">
          <ButtonLink size="small" to={purchaseOrderPath(id, "update")} aria-label={`Update ${number}`}>
            Update
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="danger"
            to={purchaseOrderPath(id, "delete")}
            aria-label={`Delete ${number}`}
          >
            Delete
          </ButtonLink>
        </span>
      ),
    },
  ];
}
