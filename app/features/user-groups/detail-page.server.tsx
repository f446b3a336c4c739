import { organisationTrail } from "~/features/layout/trails";
import { groupPath, groupsPath, userPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { AddMembers } from "./add-members";
import { GroupLimits } from "./group-limits";
import { Press } from "./small-forms";
import type { PartProps } from "./group-view";
import { ActiveTag } from "~/ui/active-tag";

/** One user group: its members and its purchase limits. */
export function GroupPage({ group, parts, reply }: PartProps) {
  const unitWord = useUnitWord();
  return (
    <>
      <Breadcrumb
        trail={[...organisationTrail, { label: "User groups", to: groupsPath }]}
        current={group.name}
      />
      <div className="wrap pt-4">
        <PageHeading
          eyebrow="User group"
          title={group.title}
          actions={
            <span className="row">
              {group.obstacle ? null : <ButtonLink to={groupPath(group.uid, "update")}>Change</ButtonLink>}
              <ButtonLink variant="danger" to={groupPath(group.uid, "delete")}>
                Delete…
              </ButtonLink>
            </span>
          }
        />
        {group.obstacle ? <Notice className="mb-5">{group.obstacle}</Notice> : null}
        <div className="split">
          <div className="stack">
            {group.obstacle ? null : <AddMembers group={group} parts={parts} reply={reply} />}
            <Members group={group} parts={parts} />
          </div>
          <aside className="stack">
            <section className="card pad" aria-labelledby="details">
              <h2 id="details" className="mb-2">
                Details
              </h2>
              <KeyValues
                rows={[
                  { label: unitWord, value: group.unit },
                  { label: "Members", value: String(group.count) },
                ]}
              />
            </section>
            <GroupLimits group={group} parts={parts} reply={reply} />
          </aside>
        </div>
      </div>
    </>
  );
}

function Members({ group, parts: { members, others } }: PartProps) {
  const unitWord = useUnitWord();
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-4">
        Members
      </h2>
      <div className="card list">
        {group.count === 0 ? (
          <p className="pad">Nobody yet.</p>
        ) : (
          <ListFilters
            path={groupPath(group.uid)}
            values={members.values}
            searchHint="Name, employee id, email or mobile"
            showing={members.showing}
            active={members.active}
            filters={[]}
          />
        )}
        {members.rows.length > 0 ? (
          <Table
            caption="Members"
            columns={[
              {
                label: "Name",
                written: true,
                kind: "key",
                phone: "name",
                width: "broad",
                cell: ({ id, title }) => <ActionLink to={userPath(id)}>{title}</ActionLink>,
              },
              { label: unitWord, phone: "fact", cell: ({ unit }) => unit },
              {
                label: "Status",
                phone: "amount",
                cell: ({ active }) => <ActiveTag active={active} />,
              },
              {
                label: "Remove",
                labelHidden: true,
                kind: "do",
                phone: "do",
                cell: ({ id, title }) => (
                  <Press group={group} subject={id} section="leave" label={`Remove ${title}`}>
                    Remove
                  </Press>
                ),
              },
            ]}
            rows={members.rows}
            rowKey={({ id }) => id}
          />
        ) : null}
        {others > 0 ? (
          <p className="pad sm mut">And {counted(others, "person", "people")} whom you do not manage.</p>
        ) : null}
      </div>
      <ListFoot list={members} />
    </section>
  );
}
