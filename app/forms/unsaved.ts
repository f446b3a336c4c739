import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { idempotencyField } from "./idempotency-field";

/** A form with unsaved input. */
export interface Unsaved {
  form: HTMLFormElement;
  /** What is lost on leaving, for the dialog. */
  words: string;
}

/** The initial values of the form. A field that is not listed is empty. */
export type FirstValues = Readonly<Record<string, string | undefined>>;

interface Watched extends Unsaved {
  first: FirstValues;
  /** The only field to watch, if the other fields are quick to choose again. */
  only?: string;
}

/** The forms of this page that must not be lost by accident. Used only in the browser. */
const watched = new Set<Watched>();

/** Whether fields differ from their initial values. A choice that was undone is not a change. */
export const changedFrom = (first: FirstValues, fields: Iterable<[string, FormDataEntryValue]>): boolean =>
  [...fields].some(([name, value]) => name !== idempotencyField && value !== (first[name] ?? ""));

function* fieldsOf({ form, only }: Watched): Iterable<[string, FormDataEntryValue]> {
  for (const field of new FormData(form)) if (!only || field[0] === only) yield field;
}

/** The form that is lost on leaving the page, if any. A form other than the one being sent comes first. */
export function unsavedOfPage(sent?: HTMLFormElement): Unsaved | undefined {
  const changed = [...watched].filter((one) => changedFrom(one.first, fieldsOf(one)));
  return changed.find(({ form }) => form !== sent) ?? changed[0];
}

/**
 * Asks before unsaved input of this form is lost: `useLeaving` inside the shop, the browser's own dialog on
 * closing, reloading or going to another site. The initial values come from the server and not from the
 * controls, because a browser refills controls after a reload and a person may be faster than the scripts.
 */
export function useUnsaved(formId: string, first: FirstValues, words: string, only?: string): void {
  const { state } = useNavigation();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const one = { form, first, words, only };
    watched.add(one);
    // A navigation in progress is either the post of this form or one that the person confirmed.
    const ask = (event: BeforeUnloadEvent) => {
      if (state !== "idle" || !unsavedOfPage()) return;
      event.preventDefault();
      // Browsers before 2023 need this.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      watched.delete(one);
      window.removeEventListener("beforeunload", ask);
    };
  });
}
