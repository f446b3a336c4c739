import type { ReactNode } from "react";
import { Notice } from "~/ui/notice";

/** Says before a press what nobody can choose again. Nothing, if nothing lapses. */
export function LapseNotice({ words, children }: { words: readonly string[]; children?: ReactNode }) {
  if (words.length === 0) return null;
  return (
    <Notice kind="warn" className="mt-4 mb-4">
      {words.join(" ")} {children}
    </Notice>
  );
}
