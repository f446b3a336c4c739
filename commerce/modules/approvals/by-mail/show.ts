import { occDate } from "../../../http/dates";
import { DECLINE_REASONS } from "../reasons";
import { showApproval } from "../read";
import { findMailLink, type MailCall, mustBeOpen } from "./link";

/**
 * The order of a link, as far as a decision needs it. It changes nothing, however often it is opened.
 * @throws OccError as findMailLink and mustBeOpen.
 */
export async function showMailed(call: MailCall, key: string) {
  const link = await findMailLink(call.db, key);
  const as = await mustBeOpen(call, link);
  const { user, organisation } = as.about;
  const order = await showApproval(as, link.code);
  return {
    code: order.code,
    placed: order.placed,
    timeZone: organisation.timeZone,
    approver: user.preferredName ?? user.firstName,
    wearer: order.wearer.name,
    orgUnit: order.orgUnit.name,
    totalUnitCount: order.totalUnitCount,
    products: productsOf(order.entries),
    charges: order.charges,
    purchaseOrderNumber: order.purchaseOrderNumber,
    costCenter: order.costCenter,
    requestedRetrievalAt: order.requestedRetrievalAt,
    trigger: order.trigger,
    lapsedPacks: order.lapsedPacks,
    fingerprint: order.fingerprint,
    expires: occDate(new Date(link.expiresAt)),
    declineReasons: DECLINE_REASONS.map(({ code, name }) => ({ code, name })),
  };
}

interface Entry {
  quantity: number;
  product: { name: string; colour: string };
}

/** Sizes are left out: whoever reads the mail of an approver learns nobody's. */
function productsOf(entries: readonly Entry[]) {
  const found = new Map<string, { name: string; colour: string; quantity: number }>();
  for (const { quantity, product } of entries) {
    const { name, colour } = product;
    const kind = JSON.stringify([name, colour]);
    found.set(kind, { name, colour, quantity: (found.get(kind)?.quantity ?? 0) + quantity });
  }
  return [...found.values()];
}
