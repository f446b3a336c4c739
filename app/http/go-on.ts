/** A pending navigation of the router. */
interface Going {
  state: "idle" | "loading" | "submitting";
  location?: { pathname: string; search: string; hash: string };
  formAction?: string;
  formMethod?: string;
  formData?: FormData;
}

declare global {
  interface Window {
    /** What the server wrote into the page; the root's data is missing from some error pages. */
    __remixContext: { state: { loaderData?: { root?: { address: string } } } };
    /** Missing until the page is first drawn. */
    __remixRouter: { state: { location: { key: string }; navigation: Going } };
    /** Remix calls this instead of a reload when the script of the next page cannot be loaded. */
    goOn: () => void;
  }
}

/** Finishes the pending navigation as a browser without scripts would: opens the page, or sends the form. */
export function goOn(): void {
  const { state, location: to, formAction, formMethod, formData } = window.__remixRouter.state.navigation;
  if (state === "submitting" && formMethod !== "get" && formAction && formData) send(formAction, formData);
  else if (to && !isHere(to)) location.assign(to.pathname + to.search + to.hash);
  else location.reload();
}

/** Back and Forward change the address before the page, and assigning an address with a hash would stay on it. */
const isHere = (to: Pick<Location, "pathname" | "search">) =>
  to.pathname === location.pathname && to.search === location.search;

/**
 * A page's address as server and browser both write it: the server gets the parameters in another spelling, and without
 * the mark that Remix puts into the addresses of forms.
 */
export function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const asked = new URLSearchParams(search);
  asked.delete("index");
  return `${pathname}?${String(asked)}`;
}

/**
 * Whether the page is the one of its address. Before scripts run, Back and Forward between addresses that the router
 * went to change the address alone, and React cannot take over a page with the data of another.
 */
export function isDrawnForHere(): boolean {
  const address = window.__remixContext.state.loaderData?.root?.address;
  return address === undefined || address === addressOf(location);
}

/** Opens the address anew, but never twice: a proxy may have changed it on its way, and then the page stays plain. */
export function openOnce(): void {
  const state = history.state as { opened?: true } | null;
  if (state?.opened) return;
  history.replaceState({ ...state, opened: true }, "");
  location.reload();
}

/** A page that was left in this way still waits for the next one when Back shows it again as it was. */
export function wakeAgain({ persisted }: PageTransitionEvent): void {
  if (persisted && window.__remixRouter.state.navigation.state !== "idle") location.reload();
}

function send(action: string, data: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  data.forEach((value, name) => {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = String(value);
    form.append(input);
  });
  document.body.append(form);
  form.submit();
}
