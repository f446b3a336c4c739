import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { Pagination } from "~/ui/pagination";
import { PostForm } from "~/ui/post-form";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { previewsPath, type previewsView } from "./previews.server";

type Data = SerializeFrom<typeof previewsView>;
type Row = Data["drafts"][number];

const columns: Column<Row>[] = [
  { label: "Content", kind: "key", phone: "name", cell: ({ name }) => name },
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

/** What editors have written and not published yet. It is written in the back office, and only looked at here. */
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
          <EmptyState title="Everything is published">Drafts of the back office show here.</EmptyState>
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
