import type { ReactNode } from "react";
import { Icon } from "./icon";

export type BannerSeverity = "system" | "general" | "warning";

export type BannerProps = { severity: BannerSeverity; children: ReactNode };

/** Full width under the header; at most two at a time, warning on top. */
export function Banner({ severity, children }: BannerProps) {
  return (
    <div className={`ban ${severity}`} role={severity === "warning" ? "alert" : "status"}>
      <div className="wrap">
        <Icon name="alert" />
        <div>{children}</div>
      </div>
    </div>
  );
}
