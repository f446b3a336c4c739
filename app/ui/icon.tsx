import { classNames } from "./class-names";

/** One path for each icon, in a 24 by 24 box. Icons are inline, so a page sends only those that it shows. */
const drawings = {
  alert: "M12 3 2 20h20zM12 10v5M12 17.5v.5",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4",
  bag: "M5 8h14l1 13H4zM8.5 10V7a3.5 3.5 0 0 1 7 0v3",
  check: "m5 12 5 5 9-11",
  hang: "M10 6a2 2 0 1 1 2.5 2L12 10 2.5 16.5c-1 .8-.5 2 .5 2h18c1 0 1.5-1.2.5-2L12 10",
  info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v6M12 7.5v.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  plus: "M12 5v14M5 12h14",
  print: "M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z",
  right: "M4 12h16m-6-6 6 6-6 6",
  search: "M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5",
  truck:
    "M2 6h12v10H2zM14 10h4l4 3v3h-8zM9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM20 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
  user: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c1-5 4-7 8-7s7 2 8 7",
  x: "m5 5 14 14M19 5 5 19",
} as const;

export type IconName = keyof typeof drawings;

/** A path in a 24 by 24 box, for icons of one area. */
export const Drawing = ({ d, className }: { d: string; className?: string }) => (
  <svg className={classNames("i", className)} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export type IconProps = { name: IconName; className?: string };

/** Decoration beside text. If it is alone, the link or button around it needs an `aria-label`. */
export const Icon = ({ name, className }: IconProps) => <Drawing d={drawings[name]} className={className} />;

/** The swing tag with the K. Sized by its `.logo` link. */
export function BrandMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path
        d="M9 2h16l7 7v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9z"
        fill="var(--color-hv)"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <circle
        cx="17"
        cy="8.5"
        r="2.6"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="1.6"
      />
      <path d="M12 15v12M22 15l-8 6.5L22 27" fill="none" stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  );
}
