import { useHref } from "@remix-run/react";
import { PageHeading } from "~/ui/page-heading";

/** Text that editors wrote, in a column of readable width. */
export function ContentPage({ title, html }: { title: string; html: string[] }) {
  // In a punch-out visit the shop's paths start with the path of the visit.
  const root = useHref("/").replace(/\/$/, "");
  return (
    <div className="wrap pt-6">
      <PageHeading title={title} />
      {html.map((part) => (
        <div
          key={part}
          className="prose"
          dangerouslySetInnerHTML={{ __html: part.replaceAll('href="/', `href="${root}/`) }}
        />
      ))}
    </div>
  );
}
