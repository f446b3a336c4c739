import { wordsFor } from "./error-page";
import { faultDataOf } from "./fault-data";

/** The reason for a missing answer, with the words of the error page. */
export interface Fault {
  title: string;
  text: string;
}

/**
 * Loads data for a panel inside another page: returns the answer, or the error as a value, so that the page
 * stays instead of an error page. Redirects are rethrown.
 */
export async function answerOrFault<T>(ask: () => Promise<T>): Promise<T | { fault: Fault }> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) throw thrown;
    return { fault: wordsFor(await readable(thrown)) };
  }
}

/** The result of a request that is not sent because the browser is offline. */
export const offlineFault = (): Fault => wordsFor(new TypeError("Failed to fetch"));

/** An error answer in the form that the error page expects. */
async function readable(thrown: unknown): Promise<unknown> {
  if (!(thrown instanceof Response)) return thrown;
  const { status, statusText } = thrown;
  const data: unknown = await thrown.json().catch(() => undefined);
  return { status, statusText, internal: false, data: faultDataOf(data) ?? null };
}
