import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { plainText } from "~/features/cms/sanitise.server";
import { returnPath, wrongSizePath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { ARRIVED } from "./stages";

type ApiOrder = components["schemas"]["Order"];

/** What becomes of some lines of an order that the person has. */
interface LineExchange {
  /** The form for another size, if they can be exchanged for one. */
  to?: string;
  /** What they are exchanged for at no charge, because their style is recalled or replaced, and why. */
  recalled?: { name: string; text: string };
  /** Exchanges and returns of them that are under way. */
  waiting: { code: string; quantity: number; to: string }[];
}

export type ExchangeOf = (entryNumbers: readonly number[]) => LineExchange | undefined;

/** What can be exchanged of an order. Asks only if something of it arrived and the person may change it. */
export async function exchangesOf(visit: Visit, order: ApiOrder): Promise<ExchangeOf> {
  const arrived = (order.consignments ?? []).some(({ stage }) => ARRIVED.has(stage));
  if (!arrived || order.readOnly) return () => undefined;
  const { code } = order;
  const { entries } = await answer(
    visit.commerce.GET("/orders/{code}/returnExchange", { params: { path: { code } } }),
  ).catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 404) return { entries: [] };
    throw error;
  });
  return (entryNumbers) => {
    const its = entries.filter(({ orderEntryNumber }) => entryNumbers.includes(orderEntryNumber));
    const exchangeable = its.filter(
      ({ quantity, actions }) =>
        quantity > 0 && actions.some(({ kind, allowed }) => kind === "size" && allowed),
    );
    const waiting = its.flatMap((one) =>
      one.waiting.map((request) => ({ ...request, to: returnPath(request.code) })),
    );
    if (exchangeable.length + waiting.length === 0) return undefined;
    const keys = exchangeable.map(({ key }) => key);
    return {
      to: keys.length > 0 ? wrongSizePath(code, keys) : undefined,
      recalled: exchangeable.map(recalledOf).find((one) => one !== undefined),
      waiting,
    };
  };
}

type Entry = components["schemas"]["ReturnExchange"]["entries"][number];

const recalledOf = ({ replacement, ending }: Entry) =>
  replacement && {
    name: plainText(replacement.name),
    text: plainText(ending ? `${ending.message} ${ending.reason}` : ""),
  };
