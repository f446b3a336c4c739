import { readableDay } from "../../http/dates";
import { personName } from "../../http/person-name";
import { type Fact, mailDesk, mailPerson, type MailShop, type Message, type Section, shopOf } from "../mail";
import { notices, type QuoteNews } from "../notices/tables";
import { authorOf } from "../../http/author";
import { quoteUrl, quoteWords } from "./news";
import type { LoadedQuote, QuoteCall } from "./records";
import type { QuoteState } from "./states";

/** What the mails say of a quote. */
export interface MailedQuote {
  code: string;
  name: string;
  description: string | null;
  pieces: number;
  /** YYYY-MM-DD */
  wantedBy: string | null;
}

const mailedQuote = ({ row, entries }: LoadedQuote): MailedQuote => ({
  ...row,
  pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0),
});

const factsOf = ({ code, name, pieces, wantedBy }: MailedQuote): Fact[] => [
  { label: "Quote", value: `${code}, ${name}` },
  { label: "Pieces", value: String(pieces) },
  ...(wantedBy ? [{ label: "Needed by", value: readableDay(wantedBy) }] : []),
];

const messageSection = (text: string | undefined): Section[] =>
  text ? [{ title: "Message", quote: text.split("\n") }] : [];

/** What the desk did with somebody's quote. */
export function quoteMessage(shop: MailShop, quote: MailedQuote, news: QuoteNews): Message {
  const { title, text, more } = quoteWords(news);
  return {
    shop,
    subject: title,
    heading: title,
    code: quote.code,
    opening: [more ?? OPENING[news.news](news.by, quote.name)],
    facts: factsOf(quote),
    sections: messageSection(text),
    button: { label: "See the quote", path: quoteUrl(quote.code) },
    next: [NEXT[news.news]],
    why: "this is your quote",
    settings: "always",
  };
}

/** For what the notice says in its title alone. */
const OPENING: Record<QuoteNews["news"], (by: string, name: string) => string> = {
  offer: (by, name) => `${by} made an offer for your quote ${name}.`,
  withdrawn: (by, name) => `${by} is changing the offer for your quote ${name}.`,
  cancelled: (by, name) => `${by} cancelled your quote ${name}.`,
  message: (by, name) => `${by} writes about your quote ${name}.`,
};

const NEXT: Record<QuoteNews["news"], string> = {
  offer: "Nothing is ordered until you accept the offer and place the order.",
  withdrawn: "We email you when the new offer is there.",
  cancelled: "You can ask for another quote at any time.",
  message: "Answer on the quote’s page, so that everybody who works on it can read it.",
};

/** What the desk is told of a customer's quote. */
export function deskQuoteMessage(
  shop: MailShop,
  quote: MailedQuote,
  { opening, text, unit, customer }: { opening: string; text?: string; unit: string; customer: string },
): Message {
  return {
    shop,
    subject: `Quote ${quote.code}, ${shop.organisation}: ${opening}`,
    heading: opening.replace(/[.:]$/, ""),
    code: quote.code,
    opening: [],
    facts: [
      ...factsOf(quote),
      { label: "Unit", value: unit },
      ...(quote.description ? [{ label: "Description", value: quote.description }] : []),
    ],
    sections: messageSection(text),
    button: { label: "See the quote", path: quoteUrl(quote.code) },
    next: [`${customer} waits for your answer on the quote’s page.`],
    why: `you are the uniform desk of ${shop.organisation}`,
  };
}

/** Something to tell. @param key of the event, so that it is told once. */
interface News {
  key: string;
  text?: string;
}

/** Tells the other side what became of a quote; a draft that was never handed over is nobody else's. */
export async function notifyMoved(call: QuoteCall, quote: LoadedQuote, to: QuoteState): Promise<void> {
  const { row, side } = quote;
  if (row.version === 0) return;
  const news = { key: `event ${row.lastEvent + 1}` };
  if (side === "desk") {
    if (to === "BUYER_OFFER") return notifyCustomer(call, quote, "offer", news);
    if (to === "CANCELLED") return notifyCustomer(call, quote, "cancelled", news);
    if (row.state === "BUYER_OFFER") return notifyCustomer(call, quote, "withdrawn", news);
    return;
  }
  const name = personName(quote.customer.user);
  const words: Partial<Record<QuoteState, string>> = {
    BUYER_SUBMITTED: `${name} asks for a quote.`,
    BUYER_DRAFT: `${name} takes the quote back to change it.`,
    BUYER_REJECTED: `${name} declines the offer.`,
    CANCELLED: `${name} cancels the quote.`,
  };
  await mailToDesk(call, quote, words[to]!, news);
}

/** Sends a message about a quote to whoever did not write it. */
export async function notifyMessage(
  call: QuoteCall,
  quote: LoadedQuote,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const news = { key: `message ${id}`, text };
  if (quote.side === "desk") return notifyCustomer(call, quote, "message", news);
  const name = personName(quote.customer.user);
  await mailToDesk(call, quote, `${name} writes about quote ${quote.row.code}:`, news);
}

async function notifyCustomer(
  call: QuoteCall,
  quote: LoadedQuote,
  news: QuoteNews["news"],
  { key, text }: News,
): Promise<void> {
  const { row, customer } = quote;
  if (!customer.user.active) return;
  const now = call.now();
  const details: QuoteNews = { code: row.code, news, text, by: authorOf(call).by.name };
  const about = `quote ${row.code} ${key}`;
  await call.db
    .insert(notices)
    .values({ customerId: customer.user.customerId, kind: "quote", about, at: now, details })
    .onConflictDoNothing();
  const shop = shopOf(customer.organisation, call.storefrontUrl, row.site);
  const message = quoteMessage(shop, mailedQuote(quote), details);
  await mailPerson(call.db, customer.user, { about, message }, now);
}

/** Queues a mail to the desk of the customer's organisation. Answers to it go to the customer. */
async function mailToDesk(
  call: QuoteCall,
  quote: LoadedQuote,
  opening: string,
  { key, text }: News,
): Promise<void> {
  const { row, customer } = quote;
  const { user, unit, organisation } = customer;
  const message = deskQuoteMessage(shopOf(organisation, call.storefrontUrl, row.site), mailedQuote(quote), {
    ...{ opening, text, unit: `${unit.name} (${unit.uid})`, customer: personName(user) },
  });
  await mailDesk(call.db, { about: `quote-desk ${row.code} ${key}`, message, from: user }, call.now());
}
