import { usersTrail } from "~/features/layout/trails";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";

interface UnitRow {
  uid: string;
  unit: string;
  people: number;
}

interface Props<Row extends UnitRow> {
  /** The list of people that the report adds up, with its title and address. */
  list: { label: string; to: string };
  lead: string;
  /** Where there is no unit to report. */
  empty: { title: string; text: (noun: string) => string };
  units: readonly Row[];
  columns: readonly Column<Row>[];
  /** Of the report and of its file. */
  path: string;
  csv: string;
}

/** A list of people added up by unit; each unit leads to its people in the list. */
export function UnitReport<Row extends UnitRow>({
  list,
  lead,
  empty,
  units,
  columns,
  path,
  csv,
}: Props<Row>) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const title = `${list.label} by ${noun}`;
  return (
    <>
      <Breadcrumb trail={[...usersTrail, list]} current={`By ${noun}`} />
      <div className="wrap pt-4">
        <PageHeading title={title} lead={lead} />
        {units.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text(noun)}</EmptyState>
        ) : (
          <Table
            caption={title}
            rows={units}
            rowKey={({ uid }) => uid}
            columns={[
              {
                label: unitWord,
                kind: "key",
                phone: "name",
                cell: ({ uid, unit }) => (
                  <ActionLink to={`${list.to}?${new URLSearchParams({ unit: uid }).toString()}`}>
                    {unit}
                  </ActionLink>
                ),
              },
              {
                label: "People",
                kind: "num",
                phone: "more",
                cell: ({ people }) => (
                  <>
                    {people}
                    <span className="only-s"> {people === 1 ? "person" : "people"}</span>
                  </>
                ),
              },
              ...columns,
            ]}
          />
        )}
        <ListFoot list={{ currentPage: 0, totalPages: 1, firstPage: path, total: units.length, csv }} />
      </div>
    </>
  );
}
