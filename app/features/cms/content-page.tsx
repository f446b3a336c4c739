import type { ReactNode } from "react";
import { useHref } from "@remix-run/react";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";
import type { CmsBanner } from "./components.server";

interface ContentPageProps {
  title: string;
  html: string[];
  banners?: CmsBanner[];
  children?: ReactNode;
}

/** Text that editors wrote, in a column of readable width; its banners and children stand above it. */
export function ContentPage({ title, html, banners = [], children }: ContentPageProps) {
  // In a punch-out visit the shop's paths start with the path of the visit.
  const root = useHref("/").replace(/\/$/, "");
  const within = (part: string) => part.replaceAll('href="/', `href="${root}/`);
  return (
    <>
      {banners.map((banner) => (
        <Banner key={banner.html} severity={banner.severity}>
          <span dangerouslySetInnerHTML={{ __html: within(banner.html) }} />
        </Banner>
      ))}
      <div className="wrap pt-6">
        <PageHeading title={title} />
        {children ? <div className="mb-6">{children}</div> : null}
        {html.map((part) => (
          <div key={part} className="prose" dangerouslySetInnerHTML={{ __html: within(part) }} />
        ))}
      </div>
    </>
  );
}
