import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Shell } from "~/features/shell/shell.server";

/**
 * The one-time message of the session. Scripts change pages without asking the shell again, so it is shown
 * only on the page that it came with.
 */
export function FlashNote({ flash }: { flash: Shell["flash"] }) {
  const { key } = useLocation();
  const [shown, setShown] = useState({ flash, key });
  if (shown.flash !== flash) setShown({ flash, key });
  if (!flash || (shown.flash === flash && shown.key !== key)) return null;
  return (
    <div className="wrap flash">
      <Notice kind={flash.kind} live>
        {flash.text}
        {flash.next ? (
          <ButtonLink size="small" className="ml-3" to={flash.next.to}>
            {flash.next.label}
          </ButtonLink>
        ) : null}
      </Notice>
    </div>
  );
}
