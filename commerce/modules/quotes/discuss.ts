import { eq } from "drizzle-orm";
import { invalid, notFound } from "../../http/errors";
import { causeOf } from "./create";
import { loadQuote, type QuoteCall } from "./records";
import { quoteComments, quotes } from "./tables";
import { notifyMessage } from "./notify";

/** The most messages of one quote, so that nobody fills the shop or a mailbox with them. */
const MOST = 200;

/**
 * Adds a message to a quote, or to a line of it, and sends it to the other side once both have the quote.
 * @throws OccError 400 for a quote with the most messages; 404 for a quote or a line that the caller does not see.
 */
export async function discuss(
  call: QuoteCall,
  code: string,
  { text, entryNumber = null }: { text: string; entryNumber?: number | null },
): Promise<void> {
  const quote = await loadQuote(call, code, true);
  const { row, entries, side } = quote;
  if (entryNumber !== null && !entries.some((entry) => entry.entryNumber === entryNumber)) {
    throw notFound(`Quote ${code} has no line ${entryNumber}.`, { subject: String(entryNumber) });
  }
  if ((await call.db.$count(quoteComments, eq(quoteComments.quoteCode, code))) >= MOST) {
    throw invalid("text", "This quote has as many messages as it can have. Please call.", "full");
  }
  const at = call.now();
  const { by } = causeOf(call, side);
  const [said] = await call.db
    .insert(quoteComments)
    .values({ quoteCode: code, entryNumber, at, text, by: by!, fromCustomer: side === "customer" })
    .returning({ id: quoteComments.id });
  await call.db.update(quotes).set({ updatedAt: at }).where(eq(quotes.code, code));
  if (row.version > 0) await notifyMessage(call, quote, { id: said!.id, text });
}
