import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { Notice } from "~/ui/notice";
import type { Shell } from "./shell.server";

/**
 * The one-time message of the session. Scripts change pages without asking the shell again, so it is shown
 * only on the page that it came with.
 */
export function FlashNote({ flash }: { flash: Shell["flash"] }) {
  const { key } = useLocation();
  const shown = useRef<{ flash: Shell["flash"]; key: string }>();
  if (shown.current?.flash !== flash) shown.current = { flash, key };
  if (!flash || shown.current?.key !== key) return null;
  return (
    <div className="wrap flash">
      <Notice kind={flash.kind}>{flash.text}</Notice>
    </div>
  );
}
