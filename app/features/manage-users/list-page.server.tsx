import type { SerializeFrom } from "@remix-run/node";
import { organisationTrail } from "~/features/layout/trails";
import {
  addUserPath,
  leaversPath,
  newStartersPath,
  ppePath,
  recallsPath,
  severalUsersPath,
  sizesFilePath,
  uploadPath,
  userPath,
  usersPath,
} from "~/paths";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { ActionLink } from "~/ui/link-button";
import { FoundList } from "~/ui/found-list";
import { EmailAddress } from "~/ui/email-address";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import type { Column } from "~/ui/table";
import type { usersView } from "./list.server";
import { ActiveTag } from "~/ui/active-tag";

type Data = SerializeFrom<typeof usersView>;
type Row = Data["rows"][number];

/** Everybody whom the administrator manages. */
export function UsersPage({ data }: { data: Data }) {
  const unitWord = useUnitWord();
  const noun = useUnitNoun();
  return (
    <>
      <Breadcrumb trail={organisationTrail} current="Users" />
      <div className="wrap pt-4">
        <PageHeading
          title="Users"
          lead={
            <>
              {counted(data.people, "person", "people")} in {data.unit} and everything below it.{" "}
              <ActionLink to={newStartersPath}>New starters</ActionLink>{" "}
              <ActionLink to={leaversPath}>Leavers</ActionLink>{" "}
              <ActionLink to={recallsPath}>Recalls</ActionLink>{" "}
              {data.rolesRequire ? <ActionLink to={ppePath}>Protective clothing</ActionLink> : null}
            </>
          }
          actions={
            <div className="row">
              <ButtonLink size="small" to={severalUsersPath}>
                Add several
              </ButtonLink>
              <ButtonLink size="small" to={uploadPath()}>
                Upload users
              </ButtonLink>
              <ButtonLink size="small" variant="job" to={addUserPath}>
                <span className="only-l">
                  <Icon name="plus" />
                </span>{" "}
                ADD USER
              </ButtonLink>
            </div>
          }
        />
        <FoundList
          data={data}
          path={usersPath}
          searchHint="Name, employee id, email or mobile"
          filters={[
            {
              kind: "select",
              name: "unit",
              label: unitWord,
              any: `All ${noun}s`,
              options: data.options["unit"]!,
            },
            {
              kind: "select",
              name: "role",
              label: "Role",
              any: "Any role",
              options: data.options["role"]!,
            },
            {
              kind: "select",
              name: "status",
              label: "Status",
              any: "Any status",
              options: data.options["status"]!,
            },
            {
              kind: "select",
              name: "attention",
              label: "Needs attention",
              any: "Everybody",
              options: data.options["attention"]!,
            },
          ]}
          none="Nobody is like that. Take a filter away, or search for part of a name."
          caption="Users"
          columns={columnsFor(data, unitWord)}
          rowKey={({ id }) => id}
        />
        <ListFoot list={data} />
        <p className="mt-3">
          <a className="link" href={sizesFilePath} download>
            Download sizes (CSV)
          </a>{" "}
          <span className="sm mut">The change log then says whose sizes were read, and by whom.</span>
        </p>
      </div>
    </>
  );
}

function columnsFor(data: Data, unitWord: string): Column<Row>[] {
  const sortBy = (code: string) => columnSort(data, code);
  return [
    {
      label: "Name",
      kind: "key",
      phone: "name",
      width: "broad",
      written: true,
      cell: ({ id, title }) => <ActionLink to={userPath(id)}>{title}</ActionLink>,
      sort: sortBy("name"),
    },
    {
      label: "Contact",
      width: "broad",
      written: true,
      cell: ({ email, mobile }) => (
        <span className="wrap-anywhere">
          <EmailAddress email={email} />
          {mobile ? <span className="xs mut block">{mobile}</span> : null}
        </span>
      ),
    },
    {
      label: unitWord,
      phone: "fact",
      cell: ({ unit, unitDisabled }) => (
        <span>
          {unit}
          {unitDisabled ? <span className="xs mut block">Disabled</span> : null}
        </span>
      ),
      sort: sortBy("unit"),
    },
    { label: "Roles", phone: "more", cell: ({ roles }) => roles.join(", ") || "None" },
    {
      label: "Cost centre",
      cell: ({ costCentre }) => (costCentre ? <CodeLabel code={costCentre} /> : "None"),
      optional: true,
    },
    {
      label: "Status",
      phone: "amount",
      cell: ({ active }) => <ActiveTag active={active} />,
    },
  ];
}
