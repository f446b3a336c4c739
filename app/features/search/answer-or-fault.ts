import { faultDataOf } from "~/http/fault-data";
import { wordsFor } from "~/http/error-page";
import type { GlobalSearchData } from "./global-search";

/**
 * The answer of the global search; where there is none, why, in the words of the error page. So the field and
 * what was typed into it stay, instead of an error page in their place.
 */
export async function answerOrFault(
  request: Request,
  ask: () => Promise<GlobalSearchData>,
): Promise<GlobalSearchData> {
  try {
    return await ask();
  } catch (thrown) {
    // To the sign-in page, for one.
    if (thrown instanceof Response && thrown.status < 400) throw thrown;
    const sent = new URL(request.url).searchParams;
    return unanswered(sent.get("search") ?? "", Number(sent.get("currentPage") ?? 0), await readable(thrown));
  }
}

export const unanswered = (term: string, currentPage: number, error: unknown): GlobalSearchData => ({
  term,
  currentPage,
  fault: wordsFor(error),
});

/** A refusal as the error page gets it. */
async function readable(thrown: unknown): Promise<unknown> {
  if (!(thrown instanceof Response)) return thrown;
  const { status, statusText } = thrown;
  const data: unknown = await thrown.json().catch(() => undefined);
  return { status, statusText, internal: false, data: faultDataOf(data) ?? null };
}
