import { wordsFor } from "./error-page";
import { faultDataOf } from "./fault-data";

/** Why there is no answer, in the words of the error page. */
export interface Fault {
  title: string;
  text: string;
}

/**
 * What a page's data is asked for from within another page: the answer, or why there is none. So what stands there
 * stays, instead of an error page in its place. A redirect is thrown on.
 */
export async function answerOrFault<T>(ask: () => Promise<T>): Promise<T | { fault: Fault }> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) throw thrown;
    return { fault: wordsFor(await readable(thrown)) };
  }
}

/** For a question that is not asked, because the browser knows that nobody would hear it. */
export const offlineFault = (): Fault => wordsFor(new TypeError("Failed to fetch"));

/** A refusal as the error page gets it. */
async function readable(thrown: unknown): Promise<unknown> {
  if (!(thrown instanceof Response)) return thrown;
  const { status, statusText } = thrown;
  const data: unknown = await thrown.json().catch(() => undefined);
  return { status, statusText, internal: false, data: faultDataOf(data) ?? null };
}
