import type { ReactNode } from "react";

/** Words for listeners only, for example the item a short "Remove" belongs to. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
