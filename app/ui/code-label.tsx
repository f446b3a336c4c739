import { Link } from "./link";

export type CodeLabelProps = { code: string; to?: string; className?: string };

/** People read codes out on the phone, so every code has the same label style. */
export function CodeLabel({ code, to, className }: CodeLabelProps) {
  const classes = className ? `code ${className}` : "code";
  if (to === undefined) return <span className={classes}>{code}</span>;
  return (
    <Link className={classes} to={to}>
      {code}
    </Link>
  );
}
