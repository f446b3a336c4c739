import type { SerializeFrom } from "@remix-run/node";
import { assignCartPath, assistedPath, newCustomerPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button, ButtonLink } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { EmailAddress } from "~/ui/email-address";
import { ListFoot } from "~/ui/list-foot";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { customersView } from "./customers.server";

type Data = SerializeFrom<typeof customersView>;
type Row = Data["rows"][number];

/** Every customer of the site, as agents find and help them (spec 002 §4.6). */
export function CustomersPage({ data }: { data: Data }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Assisted service" />
      <div className="wrap pt-4">
        <PageHeading
          title="Assisted service"
          lead="Find a customer and start emulation: you see what they see. What you do has both your names, and they can read when you helped them."
          actions={<ButtonLink to={newCustomerPath()}>Create a customer</ButtonLink>}
        />
        <p className="mb-5">
          <ActionLink to={assignCartPath()}>Assign a cart to a customer</ActionLink>
        </p>
        {data.listsMissing ? (
          <Notice kind="warn">The customer lists could not be retrieved. You can search without them.</Notice>
        ) : null}
        <div className="card list">
          <ListFilters
            path={assistedPath}
            values={data.values}
            searchHint="Name, email, order or cart number"
            showing={data.showing}
            active={data.active}
            filters={[
              {
                kind: "select",
                name: "list",
                label: "Customer list",
                any: "All customers",
                options: data.lists,
              },
            ]}
          />
          {data.rows.length === 0 ? (
            <p className="pad">
              This customer cannot be found. Take a filter away, or search for part of a name.
            </p>
          ) : (
            <Table
              caption="Customers"
              columns={columnsFor(data)}
              rows={data.rows}
              rowKey={({ customerId }) => customerId}
            />
          )}
        </div>
        <ListFoot list={{ ...data, csv: undefined }} />
      </div>
    </>
  );
}

const columnsFor = (data: Data): Column<Row>[] => [
  {
    label: "Customer",
    kind: "key",
    phone: "whole",
    width: "broad",
    written: true,
    cell: ({ name, number, uid }) => (
      <span className="wrap-anywhere">
        <b>{name}</b>
        {number ? <span className="hint block">{number}</span> : null}
        <span className="hint block">
          <EmailAddress email={uid} />
        </span>
      </span>
    ),
    sort: { to: data.byName, direction: directionOf(data.sort, "byNameAsc", "byNameDesc") },
  },
  {
    label: "Organisation",
    width: "broad",
    cell: ({ organisation, unit }) => (
      <span>
        {organisation}
        <span className="xs mut block">{unit.name}</span>
      </span>
    ),
    sort: { to: data.byOrganisation, direction: directionOf(data.sort, "byOrganisation") },
  },
  { label: "Cart", cell: ({ cart }) => cart },
  { label: "Approvals", cell: ({ waiting }) => waiting, optional: true },
  {
    label: "You helped",
    cell: ({ helped }) => helped,
    optional: true,
    sort: { to: data.byRecent, direction: directionOf(data.sort, "", "byRecent") },
  },
  {
    label: "Help",
    labelHidden: true,
    kind: "do",
    phone: "do",
    opens: true,
    width: "broad",
    cell: (row) => <Ways row={row} here={data.here} />,
  },
];

const directionOf = (sort: string, up: string, down?: string) =>
  sort === up ? ("ascending" as const) : sort === down ? ("descending" as const) : undefined;

/** What an agent can do for a customer. */
function Ways({ row, here }: { row: Row; here: string }) {
  if (row.barred === "closed") return <StatusTag>Closed</StatusTag>;
  if (row.barred) return <StatusTag tone="warn">Not allowed by the organisation</StatusTag>;
  return (
    <>
      <PostForm action={assistedPath}>
        <input type="hidden" name="customer" value={row.customerId} />
        <input type="hidden" name="back" value={here} />
        <Button size="small" name="do" value="start">
          Start emulation<VisuallyHidden> of {row.name}</VisuallyHidden>
        </Button>
      </PostForm>
      <span className="row flex-nowrap only-l">
        <ActionLink small to={assignCartPath(row.customerId)} aria-label={`Assign a cart to ${row.name}`}>
          Assign a cart
        </ActionLink>
        <ActionLink small to={newCustomerPath(row.unit.uid)} aria-label={`Add a colleague of ${row.name}`}>
          Add a colleague
        </ActionLink>
      </span>
    </>
  );
}

/** For a customer who is signed in: an agent's session cannot be beside theirs (spec 002 §8). */
export function NoAgentPage() {
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Assisted service"
        lead="You are signed in as a customer. An agent’s session cannot exist beside a customer’s: sign out, then sign in as an agent."
      />
      <PostForm action="/logout" className="row">
        <Button variant="job">SIGN OUT</Button>
        <ButtonLink to="/">Stay signed in</ButtonLink>
      </PostForm>
    </div>
  );
}
