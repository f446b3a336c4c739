import type { ReactNode } from "react";

export type PageHeadingProps = {
  title: ReactNode;
  /** The title is a name, which a translation leaves as it is. */
  written?: boolean;
  eyebrow?: ReactNode;
  /** The quiet half: "(Step 2 of 4)". */
  quiet?: string;
  lead?: ReactNode;
  /** At the right end, under the title on a phone. */
  actions?: ReactNode;
};

/** The one h1 of a page. */
export function PageHeading({ title, written, eyebrow, quiet, lead, actions }: PageHeadingProps) {
  return (
    <div className="row between items-end mb-5">
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1 translate={written ? "no" : undefined}>
          {title}
          {quiet ? <span className="mut thin"> {quiet}</span> : null}
        </h1>
        {lead ? <p className="mut max-w-[620px] mt-1">{lead}</p> : null}
      </div>
      {actions}
    </div>
  );
}
