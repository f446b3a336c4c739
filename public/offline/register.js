// @ts-check
// The part of a pack page in keeping choices without a network (docs/decisions/0148). Each page's data brings it anew.
(() => {
  const { keeper } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const { serviceWorker } = navigator;
  const shop =
    /** @type {Window & {keptListens?: boolean, keptReady?: boolean, keptAdded?: unknown[], __remixRouter?: {revalidate: () => void}}} */ (
      window
    );
  if (!keeper || !serviceWorker || window.top !== window) return;

  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `kitroom-kept=${keeper};path=/;max-age=31536000;samesite=lax${secure}`;

  /** Whether the worker has seen this page as the document that it is. */
  const [document_] = performance.getEntriesByType("navigation");
  const seen =
    !shop.keptListens &&
    serviceWorker.controller &&
    document_ !== undefined &&
    document_.name.split("#")[0] === location.href.split("#")[0];

  /** From when on the page may not show what was added; in milliseconds since 1970. */
  const since = shop.keptListens ? Date.now() : performance.timeOrigin;

  const register = () =>
    serviceWorker.register("/offline/worker.js", { scope: "/pack" }).then(
      (registration) =>
        /** @type {Promise<ServiceWorker>} */ (
          new Promise((done) => {
            if (registration.active) return done(registration.active);
            const coming = /** @type {ServiceWorker} */ (registration.installing || registration.waiting);
            coming.addEventListener("statechange", () => coming.state === "activated" && done(coming));
          })
        ),
    );

  /**
   * Says that the page is there, and so a network: what was kept is sent, and the page is kept.
   * @param {boolean} copy
   */
  function arrive(copy) {
    if (!navigator.onLine) return;
    const page = location.pathname + location.search;
    register()
      .then((worker) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => data && heard(data);
        worker.postMessage({ verb: "arrived", keeper, page, copy, since }, [port2]);
      })
      .catch(() => undefined);
  }

  /** @param {{added: unknown[], left: unknown[], state: string, ready: boolean, stale: boolean}} outcome */
  function heard(outcome) {
    shop.keptReady = outcome.ready;
    const added = (shop.keptAdded || []).concat(outcome.added);
    shop.keptAdded = added;
    if (added.length + outcome.left.length > 0) {
      Object.assign(window, { keptOutcome: Object.assign({}, outcome, { added }) });
      const script = document.createElement("script");
      script.src = "/offline/show.js";
      document.body.append(script);
    }
    if (!outcome.stale) return;
    if (shop.__remixRouter) shop.__remixRouter.revalidate();
  }

  if (document.readyState === "complete") arrive(!seen);
  else addEventListener("load", () => arrive(!seen), { once: true });
  if (shop.keptListens) return;
  shop.keptListens = true;
  addEventListener("online", () => arrive(true));

  // Without a network a choice goes to the worker as the browser sends it, and not through the router, which fails.
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (navigator.onLine || !shop.keptReady || !(form instanceof HTMLFormElement)) return;
      if (!form.elements.namedItem("setId")) return;
      event.stopImmediatePropagation();
      // The page asks about what is typed and not sent; this is sent.
      addEventListener("beforeunload", (leaving) => leaving.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
    },
    true,
  );
})();
