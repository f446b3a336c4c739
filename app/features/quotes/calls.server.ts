import { answer } from "~/commerce/client.server";
import type { ResponseOf, SentTo } from "~/commerce/response";
import { WITH_WORKING } from "~/session/cart.server";
import type { Visit } from "~/session/visit.server";

const ASKS = "/users/current/quotes/{quoteCode}";
const PRICES = "/quotes/{quoteCode}";
const TEXTS = "/entries/{entryNumber}/configurator/textfield";
const OVERVIEW = "/entries/{entryNumber}/ccpconfigurator/configurationOverview";

type Quote = ResponseOf<"get", typeof ASKS>;

/** The calls of one quote, of whoever asks for it or of the desk: a page is the same for both but for what they type. */
export async function quoteCalls(visit: Visit, quoteCode: string) {
  const { commerce } = visit;
  const { capabilities } = await visit.person();
  const params = { path: { quoteCode } };
  const explained = { ...params, query: { fields: WITH_WORKING } };
  const briefly = { ...params, query: { fields: "code" } };
  const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const lineOf = (entryNumber: number) => ({ params: { path: { quoteCode, entryNumber } } });
  if (capabilities.includes("manage-quotes")) {
    return {
      desk: true,
      read: (): Promise<Quote> => answer(commerce.GET(PRICES, { params: explained })),
      paper: () => commerce.GET(`${PRICES}/pdf`, { params, parseAs: "arrayBuffer" }),
      texts: (entryNumber: number) => answer(commerce.GET(`${PRICES}${TEXTS}`, lineOf(entryNumber))),
      overview: (entryNumber: number) => answer(commerce.GET(`${PRICES}${OVERVIEW}`, lineOf(entryNumber))),
      change: (key: string, body: SentTo<"patch", typeof PRICES>) =>
        answer(commerce.PATCH(PRICES, { params: briefly, ...keyed(key), body })),
      act: (key: string, body: SentTo<"post", `${typeof PRICES}/action`>) =>
        answer(commerce.POST(`${PRICES}/action`, { params: briefly, ...keyed(key), body })),
      say: (key: string, text: string) =>
        commerce.POST(`${PRICES}/comments`, { params, ...keyed(key), body: { text } }),
      discount: (key: string, body: SentTo<"post", `${typeof PRICES}/discounts`>) =>
        commerce.POST(`${PRICES}/discounts`, {
          ...{ params: briefly, ...keyed(key) },
          body,
        }),
    };
  }
  return {
    desk: false,
    read: (): Promise<Quote> => answer(commerce.GET(ASKS, { params: explained })),
    paper: () => commerce.GET(`${ASKS}/pdf`, { params, parseAs: "arrayBuffer" }),
    texts: (entryNumber: number) => answer(commerce.GET(`${ASKS}${TEXTS}`, lineOf(entryNumber))),
    overview: (entryNumber: number) => answer(commerce.GET(`${ASKS}${OVERVIEW}`, lineOf(entryNumber))),
    change: (key: string, body: SentTo<"patch", typeof ASKS>) =>
      answer(commerce.PATCH(ASKS, { params: briefly, ...keyed(key), body })),
    act: (key: string, body: SentTo<"post", `${typeof ASKS}/action`>) =>
      answer(commerce.POST(`${ASKS}/action`, { params: briefly, ...keyed(key), body })),
    say: (key: string, text: string) =>
      commerce.POST(`${ASKS}/comments`, { params, ...keyed(key), body: { text } }),
    discount: undefined,
  };
}
