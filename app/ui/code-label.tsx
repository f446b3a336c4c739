import { Link } from "./link";

export type CodeLabelProps = { code: string; to?: string; className?: string };

/**
 * People read codes out on the phone, so every code has the same label style, and a browser that translates the page
 * leaves it as it is.
 */
export function CodeLabel({ code, to, className }: CodeLabelProps) {
  const classes = className ? `code ${className}` : "code";
  if (to === undefined)
    return (
      <span className={classes} translate="no">
        {code}
      </span>
    );
  return (
    <Link className={classes} to={to} translate="no">
      {code}
    </Link>
  );
}
