import type { ReactNode } from "react";

/**
 * Text for screen readers only, such as the item that a short "Remove" belongs to. Text browsers show it,
 * while they ignore `aria-label`.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
