import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

export type NoticeKind = "ok" | "warn" | "bad" | "info";

export type NoticeProps = {
  kind?: NoticeKind;
  /**
   * Whether screen readers announce it. By default `ok` and `bad` are announced, `info` and `warn` are not.
   */
  live?: boolean;
  icon?: IconName;
  /** The code of the reason that it gives (docs/why-not.md), for scripts and helpers. */
  whyNot?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

const icons: Record<NoticeKind, IconName> = { ok: "check", warn: "alert", bad: "alert", info: "info" };

export function Notice({ kind = "info", live, icon, whyNot, id, className, children }: NoticeProps) {
  const announced = live ?? (kind === "ok" || kind === "bad");
  return (
    <div
      className={classNames("note", kind !== "info" && kind, className)}
      id={id}
      data-reason={whyNot}
      role={announced ? (kind === "bad" ? "alert" : "status") : undefined}
    >
      <Icon name={icon ?? icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

/** Warnings about things with a name, or without one; each is a notice of its own. */
export const Warnings = ({ of }: { of: readonly { name?: string; text: string }[] }) =>
  of.map(({ name, text }) => (
    <Notice key={`${name} ${text}`} kind="warn">
      {name ? <b>{name}: </b> : null}
      {text}
    </Notice>
  ));
