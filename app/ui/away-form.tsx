import type { ReactNode } from "react";

/** A form that the browser posts to another site; the page's policy must allow the address. */
export function AwayForm({ to, children }: { to: string; children: ReactNode }) {
  return (
    <form method="post" action={to}>
      {children}
    </form>
  );
}
