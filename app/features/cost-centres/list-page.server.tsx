import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { addCostCentrePath, costCentrePath, costCentresPath } from "~/paths";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { FoundList } from "~/ui/found-list";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { costCentresView } from "./list.server";

/** Every cost centre of the units that the administrator manages. */
export function CostCentresPage({ data }: { data: SerializeFrom<typeof costCentresView> }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const { activeCount, disabledCount } = data;
  const sort = (code: string) => columnSort(data, code);
  return (
    <>
      <Breadcrumb trail={organisationTrail} current="Cost centres" />
      <div className="wrap pt-4">
        <PageHeading
          title="Cost centres"
          lead={`${counted(activeCount + disabledCount, "cost centre")}: ${activeCount} active, ${disabledCount} disabled.`}
          actions={
            <ButtonLink variant="job" to={addCostCentrePath}>
              <Icon name="plus" /> ADD COST CENTRE
            </ButtonLink>
          }
        />
        <FoundList
          data={data}
          path={costCentresPath}
          searchHint={`Code, name or ${noun}`}
          filters={[
            { kind: "select", name: "status", label: "Status", any: "Any status", options: data.states },
          ]}
          none="No cost centre is like that. Take a filter away, or search for part of a name."

          caption="Cost centres"
          columns={[
            {
              label: "Code",
              kind: "key",
              phone: "fact",
              cell: ({ code }) => <CodeLabel code={code} to={costCentrePath(code)} />,
              sort: sort("code"),
            },
            {
              label: "Name",
              phone: "name",
              width: "broad",
              cell: ({ name }) => <b>{name}</b>,
              sort: sort("name"),
            },
            { label: unitWord, phone: "more", cell: ({ unit }) => unit.name, sort: sort("unit") },
            {
              label: `Linked ${noun}s`,
              kind: "num",
              cell: ({ linkedUnits }) => linkedUnits,
              optional: true,
            },
            {
              label: "Status",
              phone: "amount",
              cell: ({ state, days }) => (
                <span>
                  <StatusTag tone={state.tone}>{state.label}</StatusTag>
                  {days.words ? (
                    <span className="xs mut block whitespace-nowrap only-l">{days.words}</span>
                  ) : null}
                </span>
              ),
            },
          ]}
          rowKey={({ code }) => code}
        />
        <ListFoot list={data} />
      </div>
    </>
  );
}
