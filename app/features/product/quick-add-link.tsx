import { ButtonLink } from "~/ui/button";
import type { LinkProps } from "~/ui/link";
import { useOverlay } from "~/ui/use-overlay";
import { quickAddPath } from "./quick-add-path";

type Props = {
  code: string;
  name: string;
  /** The address to come back to. */
  from: string;
};

/**
 * From a card to the choice of size and colour: a link to its page, with scripts the page over the list. The server
 * writes the link alone, because cards are drawn once for many pages.
 */
export const QuickAddLink = typeof document === "undefined" ? PlainLink : OpeningLink;

function PlainLink({ code, name, from, onClick }: Props & Pick<LinkProps, "onClick">) {
  return (
    <ButtonLink
      size="small"
      to={quickAddPath(code, from)}
      aria-label={`Quick add: ${name}`}
      onClick={onClick}
    >
      Quick add
    </ButtonLink>
  );
}

function OpeningLink({ code, name, from }: Props) {
  const [open, overlay] = useOverlay(() => import("./quick-add-dialog"));
  return (
    <>
      <PlainLink {...{ code, name, from }} onClick={(event) => open(event, { code, name, from })} />
      {overlay}
    </>
  );
}
