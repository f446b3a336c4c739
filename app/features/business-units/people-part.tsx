import { removeFromUnitPath, unitPath, userPath } from "~/paths";
import { useUnitWord } from "~/features/shell/use-shell";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { Pagination } from "~/ui/pagination";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { AddPeople } from "./add-people";
import type { PeopleReply } from "./change-people.server";
import type { UnitView } from "./unit-view";
import { ActiveTag } from "~/ui/active-tag";

type Row = UnitView["people"]["rows"][number];

/** The people of a unit: those who are at home there, and members. */
export function PeoplePart({ unit, reply }: { unit: UnitView; reply?: PeopleReply }) {
  const { people, adding } = unit;
  const unitWord = useUnitWord();
  const path = unitPath(unit.uid);
  const join = people.firstPage.includes("?") ? "&" : "?";
  return (
    <section className="mt-8" aria-labelledby="users">
      <h2 id="users" className="mb-4">
        Users
      </h2>
      {adding ? (
        <div className="card mb-5">
          <AddPeople unit={unit} adding={adding} reply={reply?.section === "add" ? reply : undefined} />
        </div>
      ) : null}
      <div className="card list">
        <ListFilters
          path={`${path}#users`}
          values={people.values}
          searchHint="Name, employee id, email or mobile"
          showing={people.showing}
          active={people.active}
          filters={[]}
        />
        {people.rows.length === 0 ? (
          <p className="pad">{people.values["search"] ? "Nobody here is called that." : "Nobody yet."}</p>
        ) : (
          <Table
            caption="Users"
            columns={columnsFor(unit.uid, unitWord)}
            rows={people.rows}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      <Pagination
        className="mt-6"
        currentPage={people.currentPage}
        totalPages={people.totalPages}
        hrefFor={(page) =>
          `${page === 0 ? people.firstPage : `${people.firstPage}${join}currentPage=${page}`}#users`
        }
      />
    </section>
  );
}

const columnsFor = (uid: string, unitWord: string): Column<Row>[] => [
  {
    label: "Name",
    kind: "key",
    phone: "name",
    width: "broad",
    written: true,
    cell: ({ id, title }) => <ActionLink to={userPath(id)}>{title}</ActionLink>,
  },
  {
    label: `Home ${unitWord.toLowerCase()}`,
    phone: "fact",
    cell: ({ unit, atHome }) => (atHome ? "Here" : unit),
  },
  { label: "Roles", phone: "more", cell: ({ roles }) => roles.join(", ") || "None" },
  {
    label: "Default cost centre",
    cell: ({ costCentre }) => (costCentre ? <CodeLabel code={costCentre} /> : "None"),
    optional: true,
  },
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
      <ButtonLink size="small" to={removeFromUnitPath(uid, id)}>
        Remove<VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];
