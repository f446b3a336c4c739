import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Ending } from "./ending";

/** That an item ends, or why it cannot be ordered any more, with the way to what replaces it. */
export const EndingNote = ({ ending: { text, over, replacement } }: { ending: Ending }) => (
  <Notice kind={over ? "warn" : "info"} whyNot={over ? "recalled" : undefined}>
    {text} {replacement ? <Link to={replacement.to}>See {replacement.name}</Link> : null}
  </Notice>
);
