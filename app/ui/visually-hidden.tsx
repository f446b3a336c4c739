import type { ReactNode } from "react";

/**
 * Words that are heard and not seen, for example the item that a short "Remove" belongs to. A text browser shows them,
 * and no `aria-label`.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
