import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface KeyValueRow {
  label: string;
  value: ReactNode;
  /** A name, an address or a code, which a translation leaves as it is. */
  written?: boolean;
}

export type KeyValuesProps = {
  rows: KeyValueRow[];
  small?: boolean;
  className?: string;
};

export function KeyValues({ rows, small, className }: KeyValuesProps) {
  return (
    <dl className={classNames("kv", small && "sm", className)}>
      {rows.map((row) => (
        <KeyValue key={row.label} {...row} />
      ))}
    </dl>
  );
}

function KeyValue({ label, value, written }: KeyValueRow) {
  return (
    <>
      <dt>{label}</dt>
      <dd translate={written ? "no" : undefined}>{value}</dd>
    </>
  );
}
