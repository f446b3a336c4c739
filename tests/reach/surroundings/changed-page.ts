/**
 * What browsers and extensions do to a page. These functions run in the page, so they use nothing from outside and name
 * no function inside, which the compiler would wrap.
 */

/** Wraps every text of the page into `font` elements, as the translation of Chrome does. */
export function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest("script, style, textarea, option, font"))
      continue;
    const font = document.createElement("font");
    const inner = document.createElement("font");
    text.parentNode!.insertBefore(font, text);
    inner.append(text);
    font.append(inner);
  }
}

/**
 * Tells when to translate: as soon as the page is there, or after scripts took it over; from then on whenever a text is
 * new.
 */
export function tellWhenToTranslate(from: "start" | "middle"): void {
  addEventListener("translate", () =>
    new MutationObserver(() => dispatchEvent(new Event("new-text"))).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    }),
  );
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    if (from === "start") return dispatchEvent(new Event("translate"));
    const timer = setInterval(() => {
      const taken = Object.keys(document.body).some((key) => key.startsWith("__react"));
      // A page that stays plain is never taken over.
      if (!taken && performance.now() < 3_000) return;
      clearInterval(timer);
      dispatchEvent(new Event("translate"));
    }, 50);
  });
}

/** Changes a page before scripts take it over, as password managers and dark modes do. */
export function extend(): void {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    document.body.setAttribute("data-extension", "on");
    for (const input of document.querySelectorAll("input")) {
      const mark = document.createElement("span");
      mark.textContent = "fill";
      input.after(mark);
    }
    document.body.prepend(document.createElement("div"));
    document.head.prepend(document.createElement("style"));
  });
}
