import type { SerializeFrom } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useUnitNoun, useUnitWord } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { proxyPath, teamPath } from "~/paths";
import type { peopleView } from "./people.server";

type Data = SerializeFrom<typeof peopleView>;
type Row = Data["people"][number];

/** Everybody whom the person may order for. */
export function PeoplePage({ data }: { data: Data }) {
  const noun = useUnitNoun();
  const unitWord = useUnitWord();
  const { people, everybody, current } = data;
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Order for somebody else" />
      <div className="wrap pt-4">
        <PageHeading
          title="Order for somebody else"
          lead={`You choose and place the order in their name, from their packs. Both your names stay on it, and both of you get an email. You may order for ${counted(everybody, "person", "people")}.`}
        />
        {everybody > 0 ? (
          <p className="mb-5">
            <ActionLink to={teamPath}>Order for several people at once</ActionLink>
          </p>
        ) : null}
        {current ? (
          <section className="card pad row between mb-6" aria-labelledby="unfinished">
            <div>
              <p className="eyebrow">Not finished</p>
              <h2 id="unfinished">{current.name}</h2>
            </div>
            <Begin person={current} variant="job">
              CARRY ON FOR {current.firstName.toUpperCase()}
            </Begin>
          </section>
        ) : null}
        {everybody === 0 ? (
          <EmptyState title="Nobody to order for yet">
            You see the people of your {noun} and of those below it.
          </EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={proxyPath}
              values={data.values}
              searchHint="Name, wearer number, job"
              showing={data.showing}
              active={data.active}
              filters={[
                {
                  kind: "select",
                  name: "unit",
                  label: unitWord,
                  any: `All my ${noun}s`,
                  options: data.units,
                },
              ]}
            />
            {people.length === 0 ? (
              <p className="pad">Nobody is like that. Take a filter away, or search for part of a name.</p>
            ) : (
              <Table
                caption="People"
                columns={columnsFor(unitWord)}
                rows={people}
                rowKey={({ customerId }) => customerId}
              />
            )}
          </div>
        )}
        <ListFoot list={{ ...data, csv: undefined }} />
      </div>
    </>
  );
}

const columnsFor = (unitWord: string): Column<Row>[] => [
  {
    label: "Person",
    kind: "key",
    phone: "name",
    width: "broad",
    written: true,
    cell: ({ name, wearerId }) => (
      <span>
        <b>{name}</b>
        <span className="xs mut block only-l">Wearer {wearerId}</span>
      </span>
    ),
  },
  {
    label: `${unitWord} and job`,
    phone: "fact",
    cell: ({ unit, job }) => (
      <span>
        {unit}
        {job ? <span className="xs mut block only-l">{job}</span> : null}
      </span>
    ),
  },
  {
    label: "Cart",
    cell: ({ inCart, status, by }) => (status === "in-use" ? `${by} is ordering now.` : inCart),
  },
  {
    label: "Order",
    labelHidden: true,
    kind: "do",
    phone: "do",
    opens: true,
    cell: (person) => <Way person={person} />,
  },
];

function Way({ person }: { person: Row }) {
  if (person.status === "closed") return <StatusTag>Closed</StatusTag>;
  if (person.status === "in-use") return <StatusTag tone="warn">In use now</StatusTag>;
  return (
    <Begin person={person}>
      {person.status === "yours" ? `Carry on for ${person.firstName}` : `Order for ${person.firstName}`}
    </Begin>
  );
}

function Begin({
  person,
  variant,
  children,
}: {
  person: Pick<Row, "customerId" | "name">;
  variant?: "job";
  children: ReactNode;
}) {
  // A refusal leads back to the list as it is.
  const { search } = useLocation();
  return (
    <PostForm action={proxyPath + search}>
      <input type="hidden" name="uid" value={person.customerId} />
      <Button size={variant ? "normal" : "small"} variant={variant}>
        {children}
      </Button>
    </PostForm>
  );
}
