import { useEffect } from "react";

interface Waiting {
  words: string;
  /** The pages where the change can still be taken along, by their path. */
  at: RegExp;
}

/** A change of this page that is stored, but does nothing until a button is pressed. Only a browser has one. */
let waiting: Waiting | undefined;

/** What still waits when this page is left for a path, in words. */
export const waitingFor = (path: string): string | undefined =>
  waiting?.at.test(path) ? undefined : waiting?.words;

/** Leaving for any page but those where the button stands asks first, in these words (spec 000 §4). */
export function useWaiting(words: string | undefined, at: RegExp): void {
  useEffect(() => {
    waiting = words === undefined ? undefined : { words, at };
    return () => {
      waiting = undefined;
    };
  }, [words, at]);
}
