import type { SerializeFrom } from "@remix-run/node";
import { financesTrail } from "~/features/layout/trails";
import { forecastPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CodeLabel } from "~/ui/code-label";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import type { forecastView } from "./view.server";

type Data = SerializeFrom<typeof forecastView>;
type Row = Data["rows"][number];

/** What the entitlement of people will come to in four quarters, by cost centre. */
export function ForecastPage({ data }: { data: Data }) {
  const { rows, sums, quarters, span, assumesWhole } = data;
  return (
    <>
      <Breadcrumb trail={financesTrail} current="Forecast" />
      <div className="wrap pt-4">
        <PageHeading
          title="Forecast"
          lead={`What packs will give your people from ${span}, and what it is likely to cost. All amounts include GST. Select an amount to see how it is worked out.`}
        />
        {rows.length === 0 ? (
          <EmptyState title="Nobody to forecast for">
            Cost centres are listed here once people of your units have packs.
          </EmptyState>
        ) : (
          <Table
            caption="Pieces and money by cost centre and quarter"
            columns={columnsFor(quarters)}
            rows={[...rows, ...sums]}
            rowKey={({ key }) => key}
          />
        )}
        {assumesWhole ? (
          <p className="sm mt-4">
            Some packs have no last year to compare with. For them the forecast assumes that everything they
            give is ordered.
          </p>
        ) : null}
        <Model />
        <ListFoot
          list={{
            currentPage: 0,
            totalPages: 1,
            firstPage: forecastPath,
            total: rows.length,
            csv: `${forecastPath}.csv`,
          }}
        />
      </div>
    </>
  );
}

const columnsFor = (quarters: Data["quarters"]): Column<Row>[] => [
  {
    label: "Cost centre",
    kind: "key",
    written: true,
    cell: ({ name, code, people }) => (
      <>
        <b>{name}</b> {code ? <CodeLabel code={code} /> : null}
        <span className="block xs mut">{people}</span>
      </>
    ),
  },
  ...quarters.map(({ name }, n): Column<Row> => ({
    label: name,
    kind: "num",
    cell: ({ name: of, cells, sum }) => {
      const cell = cells[n];
      if (!cell) return null;
      return (
        <>
          <Link to={cell.to}>
            {sum ? <b>{cell.money}</b> : cell.money}
            <span className="vh">
              , {of}, {name}: how it is worked out
            </span>
          </Link>
          {cell.pieces ? <span className="block xs mut">{cell.pieces}</span> : null}
        </>
      );
    },
  })),
];

/** What the forecast counts and what it leaves out. */
export function Model() {
  return (
    <details className="card pad mt-5">
      <summary>How the forecast is made</summary>
      <ul className="sm mt-2 stack-s">
        <li>
          <b>Who counts.</b> Active people of your units, at their hours of today, with the default cost
          centre of each. A pack is counted in the quarter in which it is given again, unless the person has
          left by then.
        </li>
        <li>
          <b>Starters.</b> What somebody with a known first day has and has not ordered counts in the quarter
          of that day. A part that opens later counts when it opens.
        </li>
        <li>
          <b>Replaced.</b> Pieces that are to be replaced after some months count in the quarter in which they
          are due, unless a pack that is given again has them.
        </li>
        <li>
          <b>Last year.</b> Of what a pack gives again, the part is counted that your people ordered of it in
          the periods that ended in the last 12 months. Without such a period, and for starters, everything is
          counted.
        </li>
        <li>
          <b>Money.</b> A piece costs the mean of today’s prices over all that may be chosen, with logos and
          other parts that must be on it, and GST. Pack credit in dollars counts as it is, and a subsidy as
          what you pay of it.
        </li>
        <li>
          <b>Not in it.</b> What people pay themselves, freight, orders from the catalogue, what is left of
          packs now, people who aren’t known yet, and windows that are closed and have no date to open again.
        </li>
      </ul>
    </details>
  );
}
