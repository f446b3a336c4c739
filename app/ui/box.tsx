import type { ReactNode } from "react";

/** A card with a heading. */
export const Box = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="card pad" aria-labelledby={id}>
    <h2 id={id} className="mb-2">
      {title}
    </h2>
    {children}
  </section>
);
