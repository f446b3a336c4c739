import { useEffect } from "react";

interface Waiting {
  words: string;
  /** The pages where the change can still be applied, by their path. */
  at: RegExp;
}

/** A saved change that has no effect until a button is pressed. Set only in the browser. */
let waiting: Waiting | undefined;

/**
 * The text about a pending change if the person leaves this page for a path; undefined if nothing is pending.
 */
export const waitingFor = (path: string): string | undefined =>
  waiting?.at.test(path) ? undefined : waiting?.words;

/** Asks with this text before the person leaves for a page without that button (spec 000 §4). */
export function useWaiting(words: string | undefined, at: RegExp): void {
  useEffect(() => {
    waiting = words === undefined ? undefined : { words, at };
    return () => {
      waiting = undefined;
    };
  }, [words, at]);
}
