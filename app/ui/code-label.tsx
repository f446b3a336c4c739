import { Link } from "@remix-run/react";

export type CodeLabelProps = { code: string; to?: string; className?: string };

/** A code is what people read out on the phone, so each one stands on the same label. */
export function CodeLabel({ code, to, className }: CodeLabelProps) {
  const classes = className ? `code ${className}` : "code";
  if (to === undefined) return <span className={classes}>{code}</span>;
  return (
    <Link className={classes} to={to}>
      {code}
    </Link>
  );
}
