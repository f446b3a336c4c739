import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import { addUnitPath, unitPath, unitsPath } from "~/paths";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { ActiveTag } from "~/ui/active-tag";
import { Table } from "~/ui/table";
import type { ReactNode } from "react";
import type { unitsView } from "./list.server";
import { CountedCell } from "~/ui/counted-cell";

/** Every unit that the administrator manages, each below its parent. */
export function UnitsPage({ data }: { data: SerializeFrom<typeof unitsView> }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const { activeCount, disabledCount } = data;
  return (
    <>
      <Breadcrumb trail={organisationTrail} current={`${unitWord}s`} />
      <div className="wrap pt-4">
        <PageHeading
          title={`${unitWord}s`}
          lead={`${counted(activeCount + disabledCount, noun)}: ${activeCount} active, ${disabledCount} disabled.`}
          actions={
            <ButtonLink variant="job" to={addUnitPath}>
              <Icon name="plus" /> ADD {noun.toUpperCase()}
            </ButtonLink>
          }
        />
        <div className="card list">
          <ListFilters
            path={unitsPath}
            values={data.values}
            searchHint={`Name or ${noun} number`}
            showing={data.showing}
            active={data.active}
            filters={[
              { kind: "select", name: "status", label: "Status", any: "Any status", options: data.states },
            ]}
          />
          {data.rows.length === 0 ? (
            <p className="pad">No {noun} is like that. Take a filter away, or search for part of a name.</p>
          ) : (
            <Table
              caption={`${unitWord}s`}
              columns={[
                {
                  label: unitWord,
                  kind: "key",
                  phone: "name",
                  width: "broad",
                  cell: ({ uid, name, depth }) => (
                    <Indented depth={Math.min(depth, 6)}>
                      <ActionLink to={unitPath(uid)}>{name}</ActionLink> <CodeLabel code={uid} />
                    </Indented>
                  ),
                },
                {
                  label: "People",
                  kind: "num",
                  phone: "amount",
                  cell: ({ people }) => <CountedCell count={people} noun="person" many="people" />,
                },
                {
                  label: "Status",
                  phone: "fact",
                  cell: ({ status }) => <ActiveTag active={status === "active"} off="Disabled" />,
                },
              ]}
              rows={data.rows}
              rowKey={({ uid }) => uid}
            />
          )}
        </div>
        <ListFoot list={data} />
      </div>
    </>
  );
}

/** A row of a tree, as far in as it is deep. */
const Indented = ({ depth, children }: { depth: number; children: ReactNode }): ReactNode =>
  depth > 0 ? (
    <span className="block pl-5">
      <Indented depth={depth - 1}>{children}</Indented>
    </span>
  ) : (
    children
  );
