import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { useOverlay } from "~/ui/use-overlay";
import { quickAddPath } from "./quick-add-path";

/** From a card to the choice of size and colour: a link to its page, with scripts the page over the list. */
export function QuickAddLink({ code, name }: { code: string; name: string }) {
  const { pathname, search } = useLocation();
  const [open, overlay] = useOverlay(() => import("./quick-add-dialog"));
  const from = pathname + search;
  return (
    <>
      <ButtonLink
        size="small"
        to={quickAddPath(code, from)}
        aria-label={`Quick add: ${name}`}
        onClick={(event) => open(event, { code, name, from })}
      >
        Quick add
      </ButtonLink>
      {overlay}
    </>
  );
}
