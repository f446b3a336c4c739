// @ts-check
// On a kept page without a network (docs/decisions/0148): says so, stays until the shop answers again, and then opens its
// page.
(() => {
  const LOOKS_MS = 5000;
  /** When the page was kept; empty in the place of one that is not kept. */
  const { at } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const page = location.pathname + location.search;
  const isThere = () =>
    fetch("/healthz", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );

  for (const flash of document.querySelectorAll(".flash")) flash.remove();
  // They work out a form anew, which the shop does.
  for (const button of document.querySelectorAll("button[name=step]")) button.setAttribute("hidden", "");

  const day = new Date(Number(at)).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
  const gone = navigator.onLine ? "We cannot reach the shop." : "You are offline.";
  const said = document.createElement("div");
  said.textContent = at
    ? `${gone} This page is as it was on ${day}. What you choose is kept on this device.`
    : gone;
  const wrap = document.createElement("div");
  wrap.className = "wrap";
  wrap.append(said);
  const banner = document.createElement("div");
  banner.className = "ban system";
  banner.setAttribute("role", "status");
  banner.append(wrap);
  /** @type {HTMLElement} */ (document.getElementById("main")).before(banner);

  function hold() {
    banner.classList.add("stays");
    said.textContent = `${gone} That page is not kept on this device. Try again later.`;
  }

  /**
   * Whether an address is of this page or of a step of a pack, which may be kept.
   * @param {string} address
   */
  function isKept(address) {
    const url = new URL(address, location.href);
    return /^\/pack(DetailsPage|Item)$/.test(url.pathname) || url.pathname + url.search === page;
  }

  // What the browser says of a page that it cannot have must not take the place of this one.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !link.href || isKept(link.href)) return;
    event.preventDefault();
    void isThere().then((there) => (there ? location.assign(link.href) : hold()));
  });
  addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (isKept(form.getAttribute("action") || "")) return;
    event.preventDefault();
    void isThere().then((there) => (there ? form.submit() : hold()));
  });

  let touched = false;
  addEventListener("input", () => (touched = true));
  let told = false;
  /** Opens the shop's own page, unless something is chosen or typed here and not sent. */
  async function look() {
    if (told || !(await isThere())) return;
    if (!touched) return location.replace(page);
    told = true;
    const link = document.createElement("a");
    link.href = page;
    link.textContent = "Open this page as it is now";
    said.replaceChildren("You are online again. What you have not sent yet is lost then: ", link, ".");
  }
  addEventListener("online", () => void look());
  // The network may be there while the shop is not, and a browser says that it is before anything can be sent.
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === "visible") void look();
  }, LOOKS_MS);
})();
