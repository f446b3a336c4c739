import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { idempotencyField } from "./idempotency-field";

/** What a form holds that nobody has sent yet. */
export interface Unsaved {
  form: HTMLFormElement;
  /** What leaving loses, as the question says it. */
  words: string;
}

/** Fields a form has before anybody touched it; one that is not named here is empty then. */
export type FirstValues = Readonly<Record<string, string | undefined>>;

interface Watched extends Unsaved {
  first: FirstValues;
  /** The only field that counts, where the others cost one press to choose again. */
  only?: string;
}

/** The forms of this page that must not be lost by accident. Only a browser has any. */
const watched = new Set<Watched>();

/** Whether fields say anything else than at first; what was picked and taken back is no change. */
export const changedFrom = (first: FirstValues, fields: Iterable<[string, FormDataEntryValue]>): boolean =>
  [...fields].some(([name, value]) => name !== idempotencyField && value !== (first[name] ?? ""));

function* fieldsOf({ form, only }: Watched): Iterable<[string, FormDataEntryValue]> {
  for (const field of new FormData(form)) if (!only || field[0] === only) yield field;
}

/** What leaving the page would lose, if anything; what another form holds than the one being sent comes first. */
export function unsavedOfPage(sent?: HTMLFormElement): Unsaved | undefined {
  const changed = [...watched].filter((one) => changedFrom(one.first, fieldsOf(one)));
  return changed.find(({ form }) => form !== sent) ?? changed[0];
}

/**
 * Nothing in this form is lost without a question while its page is left: inside the shop by `useLeaving`, closing,
 * reloading and other sites by the browser's own. The first values come from the server, not from the controls: a
 * browser fills those in again after a reload, and a finger may be quicker than the scripts.
 */
export function useUnsaved(formId: string, first: FirstValues, words: string, only?: string): void {
  const { state } = useNavigation();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const one = { form, first, words, only };
    watched.add(one);
    // Under way is what was sent, or what the person has agreed to lose.
    const ask = (event: BeforeUnloadEvent) => {
      if (state !== "idle" || !unsavedOfPage()) return;
      event.preventDefault();
      // Browsers of before 2023 hear nothing else.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      watched.delete(one);
      window.removeEventListener("beforeunload", ask);
    };
  });
}
