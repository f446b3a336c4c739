import { PrefetchPageLinks, useFetcher, useHref, useLocation } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWholesale } from "~/features/shell/use-shell";
import { opensElsewhere } from "~/ui/other-tab";
import { closeInstead, PanelDialog } from "~/ui/panel";
import type { OverlayProps } from "~/ui/use-overlay";
import { type GlobalSearchData, GlobalSearchField, globalSearchPanel, viewAll } from "./global-search";
import { GlobalSearchFound } from "./global-search-found";
import { shortestTerm } from "./global-search-path";
import { useAsking } from "./use-asking";

/** On its own page the search may stand under this one. */
const FORM = "global-search-over";

/** Phone keys that count as Enter (spec 000 §5). */
const ENTER_KEYS = ["Done", "Go", "Search", "Next"];

/**
 * The global search over the page. The uniform shop asks as somebody types; the wholesale shop when Enter is
 * pressed. Its code is loaded when it is first opened, so that pages stay small.
 * @param box The field that it was opened from; its text is taken over.
 */
export default function GlobalSearchDialog({ box, onClose }: OverlayProps & { box?: HTMLInputElement }) {
  const [text] = useState(() => box?.value ?? "");
  useEffect(() => empty(box), [box]);
  const wholesale = useWholesale();
  const start = useStart();
  const { shown, busy, ask, clear } = useAsking(wholesale ? "" : text.trim());
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // The panel is open by now: before that nothing in it can have the focus.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    heading.current?.focus();
  }, [shown]);

  function change(event: FormEvent<HTMLInputElement>) {
    const term = event.currentTarget.value.trim();
    if (!term) clear();
    else if (!wholesale) ask(term);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = field.current?.value.trim() ?? "";
    if (term.length >= shortestTerm(wholesale)) ask(term);
  }
  // Some browsers would only empty the field at the first press.
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") closeInstead(event);
  }
  function keyUp({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    const term = currentTarget.value.trim();
    if (term && ENTER_KEYS.includes(key)) ask(term);
  }
  return (
    <PanelDialog {...globalSearchPanel} onClose={onClose} footer={viewAll(shown)}>
      <RouteAtHand />
      <GlobalSearchField
        id={FORM}
        term={text}
        shortest={shortestTerm(wholesale)}
        field={field}
        onSubmit={submit}
        onChange={change}
        onKeyDown={keyDown}
        onKeyUp={keyUp}
      />
      <GlobalSearchFound
        form={FORM}
        data={shown ?? start}
        busy={busy}
        heading={heading}
        onPage={(page, event) => {
          if (!shown || opensElsewhere(event)) return;
          event.preventDefault();
          turned.current = true;
          ask(shown.term, page);
        }}
      />
    </PanelDialog>
  );
}

/** What the search begins with, for who has typed nothing. */
function useStart(): GlobalSearchData | undefined {
  const { data, load } = useFetcher<GlobalSearchData>();
  useEffect(() => {
    if (navigator.onLine) load("/global-search");
  }, [load]);
  return data?.categories && data;
}

function empty(box: HTMLInputElement | undefined): void {
  if (box) box.value = "";
}

/**
 * Preloads the code of the results route, so that the first answer does not wait for it and a lost connection
 * affects only the answer. With the query of this page, only that route's data is requested.
 */
function RouteAtHand() {
  const { search } = useLocation();
  return <PrefetchPageLinks page={useHref("/global-search") + search} />;
}
