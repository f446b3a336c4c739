import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { recallsPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { figureColumns } from "./figure-columns.server";
import type { recallUnitsView } from "./list.server";

/** How far the exchange of one style is in each unit. */
export function RecallPage({ recall, units }: SerializeFrom<typeof recallUnitsView>) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const { name, kind, ends, over, reason, replacement, exchange, to } = recall;
  return (
    <>
      <Breadcrumb trail={[...usersTrail, { label: "Recalls", to: recallsPath }]} current={name} />
      <div className="wrap pt-4">
        <PageHeading
          title={name}
          written
          quiet={kind}
          lead={
            <>
              <span className="block">
                {reason} The last day to order it {over ? "was" : "is"} {ends}.{" "}
                {replacement ? `${replacement} takes its place.` : ""}
              </span>
              {exchange}
            </>
          }
        />
        <Table
          caption={`${name} by ${noun}`}
          rows={units}
          rowKey={({ uid }) => uid}
          columns={[
            { label: unitWord, kind: "key", phone: "name", cell: ({ unit }) => unit },
            ...figureColumns,
          ]}
        />
        <ListFoot
          list={{ currentPage: 0, totalPages: 1, firstPage: to, total: units.length, csv: `${to}/units.csv` }}
        />
      </div>
    </>
  );
}
