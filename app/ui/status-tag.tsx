import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** `hv` is the "you are here" colour: at most one in a view. */
export type StatusTone = "plain" | "ok" | "warn" | "bad" | "hv";

export type StatusTagProps = { tone?: StatusTone; children: ReactNode };

/** The word has the meaning; the colour only helps to find it. */
export function StatusTag({ tone = "plain", children }: StatusTagProps) {
  return <span className={classNames("st", tone !== "plain" && tone)}>{children}</span>;
}
