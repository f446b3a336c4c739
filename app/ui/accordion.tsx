import type { ReactNode } from "react";

export type AccordionProps = { summary: ReactNode; open?: boolean; children: ReactNode };

export function Accordion({ summary, open, children }: AccordionProps) {
  return (
    <details className="acc" open={open}>
      <summary>{summary}</summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
