import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Drawing, Icon, type IconName } from "~/ui/icon";

/** Icons that only these pages show. */
const drawings = {
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l4 2",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  text: "M3 4h18v13H11l-4 4v-4H3zM7 9h10M7 13h6",
} as const;

type PlateIcon = IconName | keyof typeof drawings;

/** A page of one state: an icon, what happened, what is kept, and one way on. */
export function Plate(props: {
  icon: PlateIcon;
  tone?: "ok" | "bad";
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  kept: string[];
  /** What is not kept. */
  lost?: string[];
  children?: ReactNode;
}) {
  const { icon, tone, eyebrow, title, lead, kept, lost = [], children } = props;
  return (
    <div className="plate">
      <span className={classNames("hole", tone)}>
        {icon in drawings ? (
          <Drawing d={drawings[icon as keyof typeof drawings]} />
        ) : (
          <Icon name={icon as IconName} />
        )}
      </span>
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        <p className="mut mt-2">{lead}</p>
        {kept.length + lost.length > 0 ? (
          <ul className="kept">
            {kept.map((words) => (
              <li key={words}>
                <Icon name="check" />
                {words}
              </li>
            ))}
            {lost.map((words) => (
              <li key={words} className="lost">
                <Icon name="x" />
                {words}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
}
