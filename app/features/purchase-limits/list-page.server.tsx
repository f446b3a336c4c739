import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { addLimitPath, limitPath, limitsPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { FoundList } from "~/ui/found-list";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import type { limitsView } from "./list.server";
import { ActiveTag } from "~/ui/active-tag";

type List = SerializeFrom<typeof limitsView>;

/** Every purchase limit of the units that the administrator manages. */
export function LimitsPage({ data }: { data: List }) {
  const unitWord = useUnitWord();
  const sort = (code: string) => columnSort(data, code);
  const filtered = data.active.length > 0;
  return (
    <>
      <Breadcrumb trail={organisationTrail} current="Purchase limits" />
      <div className="wrap pt-4">
        <PageHeading
          title="Purchase limits"
          lead="What people may order without an approval, and what approvers may allow."
          actions={
            <ButtonLink variant="job" to={addLimitPath}>
              <Icon name="plus" /> ADD PURCHASE LIMIT
            </ButtonLink>
          }
        />
        {data.total === 0 && !filtered ? (
          <EmptyState
            title="No purchase limits yet"
            action={<ButtonLink to={addLimitPath}>Add the first one</ButtonLink>}
          >
            Without one, orders need an approval only as your program says.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={limitsPath}
            searchHint="Code or name"
            none="No purchase limit is like that. Search for part of a name."

            caption="Purchase limits"
            columns={[
              {
                label: "Code",
                kind: "key",
                phone: "fact",
                cell: ({ code }) => <CodeLabel code={code} to={limitPath(code)} />,
                sort: sort("code"),
              },
              {
                label: "Name",
                phone: "name",
                width: "broad",
                cell: ({ name }) => <b>{name}</b>,
                sort: sort("name"),
              },
              { label: "Limits", cell: ({ type }) => type },
              { label: "Amount inc. GST", kind: "num", phone: "amount", cell: ({ amount }) => amount },
              { label: unitWord, cell: ({ unit }) => unit, optional: true },
              { label: "Given to", cell: ({ people }) => counted(people, "person", "people") },
              {
                label: "Status",
                phone: "when",
                cell: ({ active }) => <ActiveTag active={active} off="Disabled" />,
              },
            ]}
            rowKey={({ code }) => code}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}
