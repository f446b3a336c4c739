import { classNames } from "./class-names";

export type MeterProps = {
  value: number;
  max: number;
  /** The full sentence for screen readers: "$142.60 of $320.00 used". */
  label: string;
  /** For items, not money or points: one cell for each item, up to twelve. A single item has no meter. */
  pieces?: boolean;
  className?: string;
};

/** Between 0 and 1, also when nothing was granted. */
export function meterShare(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, Math.round((value / max) * 1000) / 10);
}

/** The most cells that are wide enough to count. */
const mostCells = 12;

export function Meter({ value, max, label, pieces = false, className }: MeterProps) {
  if (pieces && max <= 1) return null;
  const share = meterShare(value, max);
  return (
    <svg className={classNames("meter", className)} width="200" height="12" role="img" aria-label={label}>
      <rect width={`${share}%`} height="100%" />
      {pieces && max <= mostCells ? <Cells count={Math.ceil(max)} /> : null}
      {share > 0 ? <rect className="edge" x={`${share}%`} width="3" height="100%" /> : null}
    </svg>
  );
}

/** The lines between the cells. */
function Cells({ count }: { count: number }) {
  const lines = Array.from({ length: count - 1 }, (_, index) => `M${index + 1} 0v1`).join("");
  return (
    <svg viewBox={`0 0 ${count} 1`} width="100%" height="100%" preserveAspectRatio="none">
      <path d={lines} />
    </svg>
  );
}
