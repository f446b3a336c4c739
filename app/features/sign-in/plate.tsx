import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon";

/** A page of one state: an icon, what happened, what is kept, and one way on. */
export function Plate(props: {
  icon: IconName;
  tone: "ok" | "bad";
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  kept: string[];
  children: ReactNode;
}) {
  const { icon, tone, eyebrow, title, lead, kept, children } = props;
  return (
    <div className="plate">
      <span className={classNames("hole", tone)}>
        <Icon name={icon} />
      </span>
      <div>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        <p className="mut mt-2">{lead}</p>
        <ul className="kept">
          {kept.map((words) => (
            <li key={words}>
              <Icon name="check" />
              {words}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
