import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type BannerSeverity = "system" | "general" | "warning";

export type BannerProps = {
  severity: BannerSeverity;
  /** The answer to an action: visible at any scroll position, and announced at once. */
  stays?: boolean;
  children: ReactNode;
};

/** Full width under the header; at most two at a time, warning on top. */
export function Banner({ severity, stays, children }: BannerProps) {
  return (
    <div
      className={classNames("ban", severity, stays && "stays")}
      role={severity === "warning" || stays ? "alert" : "status"}
    >
      <div className="wrap">
        <Icon name="alert" />
        <div>{children}</div>
      </div>
    </div>
  );
}
