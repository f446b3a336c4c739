import { readableDay } from "../../http/dates";
import { personName } from "../../http/person-name";
import { mailPerson, queueMail } from "../mail";
import { notices, type QuoteNews } from "../notices/tables";
import { authorOf } from "../../http/author";
import { quoteUrl, quoteWords } from "./news";
import type { LoadedQuote, QuoteCall } from "./records";
import type { QuoteState } from "./states";

type Facts = { label: string; value: string }[];

const factsOf = ({ row, entries }: LoadedQuote): Facts => [
  { label: "Quote", value: `${row.code}, ${row.name}` },
  { label: "Pieces", value: String(entries.reduce((sum, { quantity }) => sum + quantity, 0)) },
  ...(row.wantedBy ? [{ label: "Needed by", value: readableDay(row.wantedBy) }] : []),
];

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
  await mailDesk(call, quote, words[to]!, news);
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
  await mailDesk(call, quote, `${name} writes about quote ${quote.row.code}:`, news);
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
  const { title, text: said, more } = quoteWords(details);
  await mailPerson(
    call.db,
    customer,
    {
      about,
      subject: title,
      opening: [`${title}.`, ...(more ? [more] : [])],
      blocks: [...messageBlock(said), { title: "Your quote", facts: factsOf(quote) }],
      link: { label: "See the quote", url: call.storefrontUrl(row.site) + quoteUrl(row.code) },
    },
    now,
  );
}

const messageBlock = (text: string | undefined) =>
  text ? [{ title: "Message", lines: text.split("\n") }] : [];

/** Queues a mail to the desk of the customer's organisation. Answers to it go to the customer. */
async function mailDesk(
  call: QuoteCall,
  quote: LoadedQuote,
  opening: string,
  { key, text }: News,
): Promise<void> {
  const { row, customer } = quote;
  const { user, unit, organisation } = customer;
  const now = call.now();
  await queueMail(
    call.db,
    {
      about: `quote-desk ${row.code} ${key}`,
      to: { name: organisation.support.name, address: organisation.support.email },
      replyTo: user.uid,
      subject: `Quote ${row.code}, ${organisation.name}: ${opening}`,
      letter: {
        greeting: `Quote ${row.code}`,
        opening: [opening],
        blocks: [
          ...messageBlock(text),
          {
            title: "What it is about",
            facts: [
              ...factsOf(quote),
              { label: "Unit", value: `${unit.name} (${unit.uid})` },
              ...(row.description ? [{ label: "They say", value: row.description }] : []),
            ],
          },
        ],
        link: { label: "See the quote", url: call.storefrontUrl(row.site) + quoteUrl(row.code) },
        closing: [`Answers to this mail go to ${personName(user)}.`],
      },
    },
    now,
  );
}
