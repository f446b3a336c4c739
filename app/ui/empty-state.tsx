import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; icon?: IconName };

/** An empty state: a title, one sentence, one link. */
export function EmptyState({ title, children, action, icon = "hang" }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="hole">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children ? <div className="mut">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
