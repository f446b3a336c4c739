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

/** The form of this page that must not be lost by accident. Only a browser has one. */
let watched: (Unsaved & { first: FirstValues }) | undefined;

/** Whether fields say anything else than at first; what was picked and taken back is no change. */
export const changedFrom = (first: FirstValues, fields: Iterable<[string, FormDataEntryValue]>): boolean =>
  [...fields].some(([name, value]) => name !== idempotencyField && value !== (first[name] ?? ""));

/** What leaving the page would lose, if anything. */
export const unsavedOfPage = (): Unsaved | undefined =>
  watched && changedFrom(watched.first, new FormData(watched.form)) ? watched : undefined;

/**
 * Nothing in this form is lost without a question while its page is left: inside the shop by `useLeaving`, closing,
 * reloading and other sites by the browser's own. The first values come from the server, not from the controls: a
 * browser fills those in again after a reload, and a finger may be quicker than the scripts.
 */
export function useUnsaved(formId: string, first: FirstValues, words: string): void {
  const { state } = useNavigation();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    watched = { form, first, words };
    // Under way is what was sent, or what the person has agreed to lose.
    const ask = (event: BeforeUnloadEvent) => {
      if (state !== "idle" || !unsavedOfPage()) return;
      event.preventDefault();
      // Browsers of before 2023 hear nothing else.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      watched = undefined;
      window.removeEventListener("beforeunload", ask);
    };
  });
}
