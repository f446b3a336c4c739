/** The part of the router's state with the pending navigation. */
interface Going {
  state: "idle" | "loading" | "submitting";
  location?: { pathname: string; search: string; hash: string };
  formAction?: string;
  formMethod?: string;
  formData?: FormData;
}

declare global {
  interface Window {
    __remixRouter: { state: { navigation: Going } };
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
