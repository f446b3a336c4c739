// @ts-check
// The choices that this browser keeps, in IndexedDB. Part of worker.js (docs/decisions/0148).

/**
 * @typedef {object} KeptChoice
 * @property {number} [id] of the database, which counts up: choices are sent in this order
 * @property {string} key the idempotency key it is sent with, so that it counts once
 * @property {string} keeper the mark of the person who chose it
 * @property {string} address of the page whose form it was
 * @property {[string, string][]} fields of that form
 * @property {string} name of the product
 * @property {string} detail its colour and size, and how many
 * @property {number} at milliseconds since 1970
 * @property {number} tries that the shop failed at
 * @property {string} [refused] the shop's sentence
 */

const keptStore = (() => {
  const DATABASE = "kitroom-kept";
  const STORE = "choices";
  /** The shop knows the keys of what it has answered for longer than that. */
  const DAYS = 14;
  const MOST = 60;

  /** @returns {Promise<IDBDatabase>} */
  const open = () =>
    new Promise((done, failed) => {
      const asked = indexedDB.open(DATABASE, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
      };
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => IDBRequest<T>} work
   * @returns {Promise<T>}
   */
  async function withStore(mode, work) {
    const database = await open();
    try {
      return await new Promise((done, failed) => {
        const change = database.transaction(STORE, mode);
        const asked = work(change.objectStore(STORE));
        change.oncomplete = () => done(asked.result);
        change.onabort = () => failed(change.error);
      });
    } finally {
      database.close();
    }
  }

  /** @returns {Promise<KeptChoice[]>} */
  const all = () => withStore("readonly", (store) => store.getAll());

  /** @param {KeptChoice} choice */
  const put = (choice) => withStore("readwrite", (store) => store.put(choice));

  /** @param {number | undefined} id */
  const drop = (id) => withStore("readwrite", (store) => store.delete(/** @type {number} */ (id)));

  /** From when on a page or a choice is kept, in milliseconds since 1970. */
  const oldest = () => Date.now() - DAYS * 24 * 3600 * 1000;

  /**
   * The choices of a person. Those of others, and old ones, are deleted.
   * @param {string} keeper
   */
  async function of(keeper) {
    const kept = await all();
    const mine = kept.filter((choice) => choice.keeper === keeper && choice.at > oldest());
    for (const choice of kept) if (mine.indexOf(choice) < 0) await drop(choice.id);
    return mine;
  }

  /**
   * Keeps a choice. The same form pressed twice is one; another choice of a page that Back showed again, with the key of
   * an earlier one, gets a key of its own, for the shop answers a key once.
   * @param {Omit<KeptChoice, "id" | "at" | "tries">} choice
   * @returns {Promise<boolean>} whether it is kept
   */
  async function keep(choice) {
    const mine = await of(choice.keeper);
    const same = mine.find(({ key }) => key === choice.key);
    if (same && JSON.stringify(same.fields) === JSON.stringify(choice.fields)) return true;
    if (mine.length >= MOST) return false;
    const key = same ? newKey() : choice.key;
    await put(Object.assign({}, choice, { key, at: Date.now(), tries: 0 }));
    return true;
  }

  /** As crypto.randomUUID, which Safari before 15.4 does not have. */
  function newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => (256 + byte).toString(16).slice(1)).join("");
  }

  return { of, keep, put, drop, oldest, newKey };
})();
