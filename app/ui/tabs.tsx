import { Link } from "@remix-run/react";

export type TabsProps = { label: string; items: { label: string; to: string; current?: boolean }[] };

/** Links that look like tabs: each list is an address of its own. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item.current ? "page" : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
