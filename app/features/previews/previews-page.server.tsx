import type { SerializeFrom } from "@remix-run/node";
import { contentPath } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { Pagination } from "~/ui/pagination";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { previewsPath, type previewsView } from "./previews.server";

type Data = SerializeFrom<typeof previewsView>;
type Row = Data["drafts"][number];

const columns: Column<Row>[] = [
  {
    label: "Content",
    kind: "key",
    phone: "name",
    cell: ({ name, to }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  { label: "Page", phone: "fact", cell: ({ title }) => title },
  { label: "Changed", phone: "more", cell: ({ updated }) => updated },
  {
    label: "Preview",
    phone: "do",
    opens: true,
    cell: ({ label, name }) => (
      <PostForm>
        <LinkButton name="label" value={label}>
          Preview<VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </PostForm>
    ),
  },
];

/** What staff have written and not published yet, by itself or with the rest of a page. */
export function PreviewsPage({ data: { drafts, total, currentPage, totalPages } }: { data: Data }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Content previews" />
      <div className="wrap pt-2">
        <PageHeading
          title="Content previews"
          lead="What is written and not published yet. A preview shows the whole shop with it, for an hour."
        />
        {total === 0 ? (
          <EmptyState
            title="Everything is published"
            action={<ActionLink to={contentPath}>Edit content</ActionLink>}
          >
            Drafts that are not published yet show here.
          </EmptyState>
        ) : (
          <>
            <Table
              caption="Content that is not published yet"
              columns={columns}
              rows={drafts}
              rowKey={({ uid }) => uid}
            />
            <Pagination
              className="mt-6"
              currentPage={currentPage}
              totalPages={totalPages}
              hrefFor={(page) => (page > 0 ? `${previewsPath}?currentPage=${page}` : previewsPath)}
            />
          </>
        )}
      </div>
    </>
  );
}
