import type { ReactNode } from "react";

interface Props {
  to: string;
  /** The frame that the answer opens in; undefined for the page's own. */
  target?: string;
  children: ReactNode;
}

/** A form that the browser posts to another site; the page's policy must allow the address. */
export function AwayForm({ to, target, children }: Props) {
  return (
    <form method="post" action={to} target={target}>
      {children}
    </form>
  );
}
