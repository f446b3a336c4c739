import { ButtonLink } from "~/ui/button";
import { useOverlay } from "~/ui/use-overlay";
import { quickAddPath } from "./quick-add-path";

type Props = {
  code: string;
  name: string;
  /** The address to come back to. */
  from: string;
};

/** From a card to the choice of size and colour: a link to its page, with scripts the page over the list. */
export function QuickAddLink({ code, name, from }: Props) {
  const [open, overlay] = useOverlay(() => import("./quick-add-dialog"));
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
