import type { SerializeFrom } from "@remix-run/node";
import { addUnitPath, organisationPath, unitPath, unitsPath } from "~/paths";
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
import { StatusTag } from "~/ui/status-tag";
import { Table } from "~/ui/table";
import type { unitsView } from "./list.server";

/** Every unit that the administrator manages, each below its parent. */
export function UnitsPage({ data }: { data: SerializeFrom<typeof unitsView> }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  const { activeCount, disabledCount } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Manage organisation", to: organisationPath },
        ]}
        current={`${unitWord}s`}
      />
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
                  cell: ({ uid, name, depth }) => (
                    <span className={`branch in-${Math.min(depth, 6)}`}>
                      <ActionLink to={unitPath(uid)}>{name}</ActionLink> <CodeLabel code={uid} />
                    </span>
                  ),
                },
                { label: "People", kind: "num", cell: ({ people }) => people },
                {
                  label: "Status",
                  cell: ({ status }) => (
                    <StatusTag tone={status === "active" ? "ok" : "plain"}>
                      {status === "active" ? "Active" : "Disabled"}
                    </StatusTag>
                  ),
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
