import type { ReactNode } from "react";
import { useHref } from "@remix-run/react";
import { PageHeading } from "~/ui/page-heading";

/** Text that editors wrote, in a column of readable width; children stand above it. */
export function ContentPage(props: { title: string; html: string[]; children?: ReactNode }) {
  const { title, html, children } = props;
  // In a punch-out visit the shop's paths start with the path of the visit.
  const root = useHref("/").replace(/\/$/, "");
  return (
    <div className="wrap pt-6">
      <PageHeading title={title} />
      {children ? <div className="mb-6">{children}</div> : null}
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
