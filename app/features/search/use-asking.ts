import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { offlineFault } from "~/errors/answer-or-fault";
import type { GlobalSearchData } from "./global-search";
import { globalSearchPath } from "./global-search-path";

interface Question {
  term: string;
  page: number;
}

/** A request, and the answer that stood before it: a newer one ends the wait. */
interface Sent {
  question: Question;
  before: GlobalSearchData | undefined;
}

const isAnswer = (data: GlobalSearchData | undefined, question: Question | undefined): boolean =>
  data !== undefined && data.term === question?.term && data.currentPage === question.page;

/**
 * Runs the global search while a person types: one request at a time, so that a slow connection gets the
 * latest text and not every key. An answer to an outdated text is not shown.
 * @param first The initial term, if it should be searched at once.
 */
export function useAsking(first: string) {
  const { data, load } = useFetcher<GlobalSearchData>();
  const [question, setQuestion] = useState<Question | undefined>(
    first ? { term: first, page: 0 } : undefined,
  );
  const [shown, setShown] = useState<GlobalSearchData>();
  const sent = useRef<Sent>();
  useEffect(() => {
    if (!question || question === sent.current?.question) return;
    // The fetcher's `state` comes too late on a slow device: keys are rendered before it.
    const waits = sent.current && sent.current.before === data;
    if (waits) return;
    sent.current = { question, before: data };
    load(globalSearchPath(question.term, question.page));
  }, [question, data, load]);
  if (data !== shown && isAnswer(data, question)) setShown(data);
  return {
    shown,
    busy: question !== undefined && !isAnswer(shown, question),
    /** @param page counted from 0. The same question may be asked again. */
    ask: (term: string, page = 0) => {
      // While offline no request is made; a route whose code is not loaded yet would reload the page.
      if (navigator.onLine) return setQuestion({ term, page });
      setQuestion(undefined);
      setShown({ term, currentPage: page, fault: offlineFault() });
    },
    clear: () => {
      setQuestion(undefined);
      setShown(undefined);
    },
  };
}
