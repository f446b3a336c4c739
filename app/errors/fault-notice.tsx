import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";
import type { Fault } from "./answer-or-fault";

/** Shows why a part of the page could not be loaded. */
export function FaultNotice({ fault, children }: { fault: Fault; children?: ReactNode }) {
  return (
    <Notice kind="bad">
      <b>{fault.title}</b> {fault.text} {children}
    </Notice>
  );
}
