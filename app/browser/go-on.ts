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
    __remixContext: { state: { loaderData?: { root?: { address: number } }; errors?: unknown } };
    /** Missing until the page is first drawn. */
    __remixRouter: { state: { location: { key: string }; navigation: Going } };
    /** Remix calls this instead of a reload when the script of the next page cannot be loaded. */
    goOn: () => void;
  }
}

/**
 * Asks that the next document says again what data has said that was not rendered (app/session/flash.server.ts), until
 * a page's script has come.
 */
const sayAgain = (seconds: number) => (document.cookie = `again=1;path=/;max-age=${seconds}`);

/** Ends that, in the document that was asked for. */
export const saidAgain = () => sayAgain(0);

/** Finishes the pending navigation as a browser without scripts would: opens the page, or sends the form. */
export function goOn(): void {
  sayAgain(9);
  const { state, location: to, formAction, formMethod, formData } = window.__remixRouter.state.navigation;
  if (state === "submitting" && formMethod !== "get" && formAction && formData)
    sendAsDocument(formAction, formData);
  else if (to && !isHere(to)) location.assign(to.pathname + to.search + to.hash);
  else location.reload();
}

/** Back and Forward change the address before the page, and assigning an address with a hash would stay on it. */
const isHere = (to: Pick<Location, "pathname" | "search">) =>
  to.pathname === location.pathname && to.search === location.search;

/**
 * A number that tells a page's address from others without repeating it: an address may hold a code that the page must
 * not show. Parameters are spelt anew, as the server gets them, and without the mark that Remix puts into those of forms.
 */
export function addressMark({ pathname, search }: Pick<Location, "pathname" | "search">): number {
  const asked = new URLSearchParams(search);
  asked.delete("index");
  return Array.from(`${pathname}?${String(asked)}`).reduce(
    (mark, letter) => (mark * 31 + letter.charCodeAt(0)) | 0,
    0,
  );
}

/**
 * Whether the page is the one of its address. Before scripts run, Back and Forward between addresses that the router
 * went to change the address alone, and React cannot take over a page with the data of another.
 */
export function isDrawnForHere(): boolean {
  const mark = window.__remixContext.state.loaderData?.root?.address;
  return mark === undefined || mark === addressMark(location);
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
  // A page that scripts did not take over waits for nothing.
  if (persisted && window.__remixRouter && window.__remixRouter.state.navigation.state !== "idle")
    location.reload();
}

/** Sends a form as a browser without scripts does, with its files. */
export function sendAsDocument(action: string, data: FormData): void {
  sayAgain(9);
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  data.forEach((value, name) => {
    const input = document.createElement("input");
    input.name = name;
    if (typeof value === "string") {
      input.type = "hidden";
      input.value = value;
    } else {
      form.enctype = "multipart/form-data";
      const files = new DataTransfer();
      if (value.size > 0) files.items.add(value);
      input.type = "file";
      input.hidden = true;
      input.files = files.files;
    }
    form.append(input);
  });
  document.body.append(form);
  form.submit();
}
