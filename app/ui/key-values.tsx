import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type KeyValuesProps = {
  rows: { label: string; value: ReactNode }[];
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

function KeyValue({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
