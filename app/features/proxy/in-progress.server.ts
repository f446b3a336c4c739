import { isCartMissing, loadCart } from "~/features/cart/cart.server";
import { safePath, seeOther } from "~/http/redirects.server";
import { stopProxy } from "~/session/proxy.server";
import type { Visit } from "~/session/visit.server";
import { proxyPath } from "~/session/proxy-paths";

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

const fromOf = (asked: FormDataEntryValue | null) => safePath(asked ?? undefined);

/** The order in progress: whose it is, what is in it, and which page was asked for. */
export async function loadInProgress(visit: Visit, request: Request) {
  const proxy = visit.session.get("proxy");
  const asked = new URL(request.url).searchParams;
  const from = fromOf(asked.get("from"));
  if (!proxy) throw await seeOther(visit, from === "/" ? proxyPath : from);
  const cart = await loadCart(visit);
  const lines = cart ? [...cart.packs.flatMap(({ lines }) => lines), ...cart.lines] : [];
  return {
    proxy,
    from,
    asked: nameOf(from),
    lines,
    pieces: cart?.pieces ?? 0,
    discarding: asked.get("do") === "discard" && lines.length > 0,
  };
}

/** Puts the order aside, or discards the cart and then ends it. Pressed twice, it leads to the same page. */
export async function endOrder(visit: Visit, form: FormData) {
  const proxy = visit.session.get("proxy");
  const to = fromOf(form.get("from"));
  if (!proxy) return seeOther(visit, to === "/" ? proxyPath : to);
  const discard = form.get("do") === "discard";
  if (discard) {
    await visit.commerce
      .DELETE("/users/current/carts/{cartId}", { params: { path: { cartId: "current" } } })
      .catch((error: unknown) => {
        if (!isCartMissing(error)) throw error;
      });
  }
  visit.session.unset("proxy");
  await stopProxy(visit);
  visit.flash({
    kind: "ok",
    text: discard
      ? `You discarded ${proxy.firstName}’s cart. You are ordering for yourself again.`
      : `You put the order for ${proxy.name} aside. What is in ${proxy.firstName}’s cart stays there. You are ordering for yourself again.`,
  });
  return seeOther(visit, to === "/" ? proxyPath : to);
}
