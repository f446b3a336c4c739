import type { SerializeFrom } from "@remix-run/node";
import { idempotencyField } from "~/forms/idempotency-field";
import { Box } from "~/ui/box";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import type { versionDetailView, versionsView } from "./versions.server";

type Data = SerializeFrom<typeof versionsView>;
type Detail = SerializeFrom<typeof versionDetailView>;

/** What stood in the shop, the newest first. */
export function VersionsPage({ data: { name, deleted, rows, list, item, all } }: { data: Data }) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Content", to: all },
          ...(deleted ? [] : [{ label: name, to: item }]),
        ]}
        current={deleted ? `Versions of ${name}` : "Versions"}
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Versions"
          lead={
            <span className="wrap-anywhere">
              {name}: what customers saw, the newest first. The newest 50 are kept.
              {deleted ? " It is deleted: open a version to bring it back." : null}
            </span>
          }
        />
        {rows.length === 0 ? (
          <EmptyState title="No version yet">
            The first one is kept when somebody publishes a draft.
          </EmptyState>
        ) : (
          <div className="card list">
            <Table caption="Versions" columns={COLUMNS} rows={rows} rowKey={({ number }) => String(number)} />
          </div>
        )}
        <ListFoot list={list} />
      </div>
    </>
  );
}

const COLUMNS: Column<Data["rows"][number]>[] = [
  {
    label: "Version",
    kind: "key",
    phone: "name",
    cell: ({ number, to }) => <ActionLink to={to}>Version {number}</ActionLink>,
  },
  { label: "Published", phone: "when", cell: ({ published }) => published },
  { label: "By", phone: "fact", written: true, cell: ({ by, origin }) => by || origin },
  { label: "Written", written: true, cell: ({ written }) => written || "–" },
];

/** A version beside what is published now, and the way back to it. */
export function VersionPage({ data }: { data: Detail }) {
  const { name, deleted, number, published, by, origin, fields } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Content", to: data.all },
          ...(deleted ? [] : [{ label: name, to: data.item }]),
          { label: deleted ? `Versions of ${name}` : "Versions", to: data.versions },
        ]}
        current={`Version ${number}`}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={`Version ${number}`}
          lead={
            <span className="wrap-anywhere">
              {name}, {data.isDeletion ? "deleted" : "published"} {published}
              {by ? ` by ${by}` : null}
              {origin && !data.isDeletion ? `, ${origin}` : null}.
            </span>
          }
        />
        <div className="split">
          <div className="card list">
            <Table
              caption={`Version ${number} beside now`}
              columns={FIELD_COLUMNS}
              rows={fields}
              rowKey={(field) => field.name}
            />
          </div>
          <aside>
            <Back data={data} />
          </aside>
        </div>
      </div>
    </>
  );
}

const FIELD_COLUMNS: Column<Detail["fields"][number]>[] = [
  { label: "Field", kind: "key", cell: ({ label, differs }) => (differs ? <b>{label}</b> : label) },
  { label: "Then", cell: ({ value }) => <Text of={value} /> },
  {
    label: "Now",
    cell: ({ now, differs }) => (differs ? <Text of={now} /> : <span className="mut">The same</span>),
  },
];

const Text = ({ of }: { of: string }) =>
  of === "" ? (
    <span className="mut">Nothing</span>
  ) : (
    <span className="wrap-anywhere whitespace-pre-wrap">{of}</span>
  );

const Back = ({ data: { differs, deleted, key, version, item } }: { data: Detail }) => (
  <Box id="back" title={deleted ? "Bring it back" : "Back to it"}>
    <p className="sm mut mb-3">
      {deleted
        ? "It comes back as a new component with a draft of this. Customers see it once you publish it and add it to a slot."
        : differs
          ? "This makes a draft of it, in the place of any other. Customers see it once you publish that."
          : "This is what is published now, so there is nothing to go back to."}
    </p>
    {differs ? (
      <PostForm>
        <input type="hidden" name={idempotencyField} value={key} />
        <input type="hidden" name="version" value={version} />
        <Button variant="solid" wide>
          {deleted ? "Bring it back" : "Make it the draft"}
        </Button>
      </PostForm>
    ) : (
      <ActionLink to={item}>See what is published</ActionLink>
    )}
  </Box>
);
