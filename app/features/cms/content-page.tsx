import { PageHeading } from "~/ui/page-heading";

/** Words that editors wrote, in a column that can be read. */
export function ContentPage({ title, html }: { title: string; html: string[] }) {
  return (
    <div className="wrap pt-6">
      <PageHeading title={title} />
      {html.map((part) => (
        <div key={part} className="prose" dangerouslySetInnerHTML={{ __html: part }} />
      ))}
    </div>
  );
}
