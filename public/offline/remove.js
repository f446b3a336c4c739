// @ts-check
// In the place of worker.js where OFFLINE_DRAFTS is off: removes what was kept, and itself (docs/decisions/0148).
(() => {
  const worker = /** @type {any} */ (self);
  worker.addEventListener("install", () => worker.skipWaiting());
  worker.addEventListener("activate", (/** @type {any} */ event) => {
    event.waitUntil(remove());
  });
  async function remove() {
    indexedDB.deleteDatabase("kitroom-kept");
    const names = (await caches.keys()).filter((name) => name.startsWith("kitroom-"));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }
})();
