import type { SerializeFrom } from "@remix-run/node";
import { financesTrail } from "~/features/layout/trails";
import { forecastPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { Model } from "./page.server";
import type { workingView } from "./view.server";

type Data = SerializeFrom<typeof workingView>;
type Row = Data["rows"][number];

/** How one figure of the forecast is worked out. */
export function ForecastWorkingPage({ data }: { data: Data }) {
  const { of, when, place, many, people, pieces, money, currency, rows } = data;
  return (
    <>
      <Breadcrumb
        trail={[...financesTrail, { label: "Forecast", to: forecastPath }]}
        current={`${of}, ${when}`}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={of}
          written
          quiet={when}
          lead={
            <>
              <span className="block">
                <b>{money}</b> {currency} with GST for {pieces}
                {place ? `, in ${place}` : ""}.
              </span>
              {people}.
            </>
          }
        />
        {rows.length === 0 ? (
          <EmptyState title="Nothing is given then">
            No pack of these people is given again in this time, nobody starts, and nothing is to be replaced.
          </EmptyState>
        ) : (
          <Table
            caption={`How ${money} is worked out`}
            columns={many ? [QUARTER, ...COLUMNS] : COLUMNS}
            rows={rows}
            rowKey={({ key }) => key}
          />
        )}
        {rows.some(({ assumed }) => assumed) ? (
          <p className="sm mt-4">
            “All of it”: no period of the pack ended in the last 12 months, so everything that it gives is
            assumed to be ordered.
          </p>
        ) : null}
        <Model />
      </div>
    </>
  );
}

const QUARTER: Column<Row> = { label: "Quarter", cell: ({ quarter }) => quarter };

const COLUMNS: Column<Row>[] = [
  {
    label: "Pack",
    kind: "key",
    cell: ({ pack, counter, why, loads }) => (
      <>
        <b>{pack}</b>: {counter}
        <span className="block xs mut">{why}</span>
        {loads ? <span className="block xs mut">{loads}</span> : null}
      </>
    ),
  },
  { label: "People", kind: "num", cell: ({ people }) => people },
  { label: "Given", kind: "num", cell: ({ given }) => given },
  { label: "Ordered", kind: "num", cell: ({ ordered }) => ordered },
  { label: "Pieces", kind: "num", cell: ({ pieces }) => pieces },
  {
    label: "A piece",
    kind: "num",
    cell: ({ each, points }) => (
      <>
        {each}
        {points ? <span className="block xs mut">{points}</span> : null}
      </>
    ),
  },
  { label: "Amount", kind: "num", cell: ({ money }) => <b>{money}</b> },
];
