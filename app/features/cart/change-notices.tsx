import { Notice } from "~/ui/notice";
import type { CartChange } from "./cart.server";

/** What changed since the lines were added. */
export function ChangeNotices({ changes }: { changes: CartChange[] }) {
  return changes.map((change) => (
    <Notice key={`${change.name} ${change.text}`} kind="warn">
      {change.name ? <b>{change.name}: </b> : null}
      {change.text}
    </Notice>
  ));
}
