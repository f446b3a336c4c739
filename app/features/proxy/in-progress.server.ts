import type { loadCart } from "~/features/cart/cart.server";
import { safePath } from "~/http/redirects.server";
import type { VisitData } from "~/session/storage.server";

/** Pages that are closed meanwhile, by how their paths begin. */
const NAMES: readonly [start: string, name: string][] = [
  ["/my-account/approval", "Manage approvals"],
  ["/my-account/orders", "Orders"],
  ["/my-account", "your account"],
  ["/purchase-order", "Purchase orders"],
  ["/manage-finances", "Manage finances"],
  ["/make-payment", "Make payment"],
];

/** The name of the page that somebody asked for; undefined for the home page. */
const nameOf = (path: string): string | undefined => NAMES.find(([start]) => path.startsWith(start))?.[1];

/** The page that was asked for, of this shop. */
export const fromOf = (asked: FormDataEntryValue | null) => safePath(asked ?? undefined);

/** The order in progress: whose it is, what is in it, and which page was asked for. */
export function inProgressView(
  proxy: NonNullable<VisitData["proxy"]>,
  cart: Awaited<ReturnType<typeof loadCart>>,
  from: string,
  discards: boolean,
) {
  const lines = cart ? [...cart.packs.flatMap(({ lines }) => lines), ...cart.lines] : [];
  return {
    proxy,
    from,
    asked: nameOf(from),
    lines,
    pieces: cart?.pieces ?? 0,
    discarding: discards && lines.length > 0,
  };
}
