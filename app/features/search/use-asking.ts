import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { offlineFault } from "~/http/answer-or-fault";
import type { GlobalSearchData } from "./global-search";
import { globalSearchPath } from "./global-search-path";

interface Question {
  term: string;
  page: number;
}

const isAnswer = (data: GlobalSearchData | undefined, question: Question | undefined): boolean =>
  data !== undefined && data.term === question?.term && data.currentPage === question.page;

/**
 * Asks the global search while somebody types: one question at a time, so that a slow line is asked for what
 * stands there last and not for each key. An answer to what does not stand there any more is not shown.
 * @param first The term that stands there already, if it is to be asked at once.
 */
export function useAsking(first: string) {
  const { data, state, load } = useFetcher<GlobalSearchData>();
  const [question, setQuestion] = useState<Question | undefined>(
    first ? { term: first, page: 0 } : undefined,
  );
  const [shown, setShown] = useState<GlobalSearchData>();
  const sent = useRef<Question>();
  useEffect(() => {
    if (!question || question === sent.current || state !== "idle") return;
    sent.current = question;
    load(globalSearchPath(question.term, question.page));
  }, [question, state, load]);
  if (data !== shown && isAnswer(data, question)) setShown(data);
  return {
    shown,
    busy: question !== undefined && !isAnswer(shown, question),
    /** @param page counted from 0. The same question may be asked again. */
    ask: (term: string, page = 0) => {
      // Offline there is nobody to ask, and a route whose file is not here yet would reload the page.
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
