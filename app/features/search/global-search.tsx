import type { SerializeFrom } from "@remix-run/node";
import { Form } from "@remix-run/react";
import {
  type FormEventHandler,
  type KeyboardEventHandler,
  type RefObject,
  useSyncExternalStore,
} from "react";
import type { Fault } from "~/errors/answer-or-fault";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { resultsPath } from "./global-search-path";
import type { foundView } from "./global-search.server";
import type { popularCategories } from "./search.server";

export type GlobalSearchData = {
  term: string;
  currentPage: number;
  /** Of a term. */
  found?: SerializeFrom<typeof foundView>;
  /** Where there is no term. */
  categories?: SerializeFrom<typeof popularCategories>;
  fault?: Fault;
};

const WIDE = "(min-width: 769px)";

function watchWidth(tell: () => void) {
  const width = window.matchMedia(WIDE);
  width.addEventListener("change", tell);
  return () => width.removeEventListener("change", tell);
}

/** Spec 000 §5. The server does not know the width, so its HTML has the text that fits every width. */
function usePlaceholder(): string {
  const wide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return wide ? "To search for content, type a keyword and press enter" : "Type a keyword and press enter";
}

interface FieldProps {
  /** The id of the form, for a button outside it. */
  id: string;
  term?: string;
  /** Shorter terms are not searched. */
  shortest: number;
  field?: RefObject<HTMLInputElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLInputElement>;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
}

/** The field of the global search; by itself a form that asks for its page. */
export function GlobalSearchField({ id, term, shortest, field, onSubmit, ...handlers }: FieldProps) {
  const placeholder = usePlaceholder();
  return (
    <Form
      id={id}
      className="find here always mt-4"
      role="search"
      aria-label="Whole shop"
      action="/global-search"
      onSubmit={onSubmit}
    >
      <label className="vh" htmlFor={`${id}-term`}>
        Search the whole shop
      </label>
      <input
        id={`${id}-term`}
        key={term}
        ref={field}
        name="search"
        type="search"
        minLength={shortest}
        maxLength={SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={term}
        {...handlers}
      />
      <button aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** The panel as a page and over one: 900 px, full width and height at 768 or narrower (spec 000 §2). */
export const globalSearchPanel = {
  title: "Search",
  closeTo: "/search",
  closeLabel: "Close search",
  width: 900,
  fullAt: 768,
} as const;

/** The foot of the panel: on to the list of products, where some were found. */
export const viewAll = (data: GlobalSearchData | undefined) =>
  data?.found?.hasProducts ? (
    <ButtonLink variant="job" wide to={resultsPath(data.term)}>
      View all results for ‘{data.term}’
    </ButtonLink>
  ) : undefined;
