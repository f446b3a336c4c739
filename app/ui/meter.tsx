import { classNames } from "./class-names";

export type MeterProps = {
  value: number;
  max: number;
  /** The whole sentence a listener hears: "$142.60 of $320.00 used". */
  label: string;
  className?: string;
};

/** Never below none and never above full, also when nothing was granted. */
export function meterShare(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, Math.round((value / max) * 1000) / 10);
}

export function Meter({ value, max, label, className }: MeterProps) {
  const share = meterShare(value, max);
  return (
    <svg className={classNames("meter", className)} width="200" height="12" role="img" aria-label={label}>
      <rect width={`${share}%`} height="100%" />
      {share > 0 ? <rect className="edge" x={`${share}%`} width="3" height="100%" /> : null}
    </svg>
  );
}
