/**
 * Signing out forgets the pages and choices that the browser keeps for when it has no network. The answer says so too
 * (Clear-Site-Data), which Safari before 17 does not read.
 */
export const watchSignOut = (): void => addEventListener("submit", forget);

function forget({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  if (new URL(target.getAttribute("action") ?? "", location.href).pathname !== "/logout") return;
  if (!/(^|; )kitroom-kept=/.test(document.cookie)) return;
  const forgotten = async () => {
    indexedDB.deleteDatabase("kitroom-kept");
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("kitroom-")).map((name) => caches.delete(name)));
    await (await navigator.serviceWorker.getRegistration("/pack"))?.unregister();
  };
  forgotten().catch(() => undefined);
}
