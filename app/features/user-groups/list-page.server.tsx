import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { addGroupPath, groupPath, groupsPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { FoundList } from "~/ui/found-list";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import type { groupsView } from "./list.server";
import { CountedCell } from "~/ui/counted-cell";

/** Every user group of the units that the administrator manages. */
export function GroupsPage({ data }: { data: SerializeFrom<typeof groupsView> }) {
  const unitWord = useUnitWord();
  const sort = (code: string) => columnSort(data, code);
  const filtered = data.active.length > 0;
  return (
    <>
      <Breadcrumb trail={organisationTrail} current="User groups" />
      <div className="wrap pt-4">
        <PageHeading
          title="User groups"
          lead="People who are given purchase limits together."
          actions={
            <ButtonLink variant="job" to={addGroupPath}>
              <Icon name="plus" /> ADD USER GROUP
            </ButtonLink>
          }
        />
        {data.total === 0 && !filtered ? (
          <EmptyState
            title="No user groups yet"
            action={<ButtonLink to={addGroupPath}>Add the first one</ButtonLink>}
          >
            A purchase limit of a group counts for each of its members.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={groupsPath}
            searchHint="Id or name"
            none="No user group is like that. Search for part of a name."

            caption="User groups"
            columns={[
              {
                label: "Name",
                kind: "key",
                phone: "name",
                width: "broad",
                cell: ({ uid, name }) => <ActionLink to={groupPath(uid)}>{name}</ActionLink>,
                sort: sort("name"),
              },
              { label: "Id", phone: "fact", cell: ({ uid }) => <CodeLabel code={uid} />, sort: sort("uid") },
              { label: unitWord, phone: "more", cell: ({ unit }) => unit },
              {
                label: "Members",
                kind: "num",
                phone: "amount",
                cell: ({ members }) => <CountedCell count={members} noun="member" />,
              },
              { label: "Purchase limits", kind: "num", cell: ({ limits }) => limits },
            ]}
            rowKey={({ uid }) => uid}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}
