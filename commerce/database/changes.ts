import pg from "pg";

/** The channel on which database triggers announce changes (migration 0003). */
const CHANNEL = "kitroom_changes";
/** Milliseconds before a listener reconnects. */
const AGAIN_MS = 1000;

export interface ChangeListener {
  /** One word: a topic of cache.ts. */
  changed: (topic: string) => void;
  /** Called when listening starts or stops. Changes in between are unknown. */
  following: (following: boolean) => void;
}

/** Listens on an existing session. */
export async function listenOn(session: pg.ClientBase, listener: ChangeListener): Promise<void> {
  session.on("notification", ({ payload }) => listener.changed(payload ?? ""));
  await session.query(`listen ${CHANNEL}`);
  listener.following(true);
}

/**
 * Listens on its own session, which reconnects when it is lost. A pooled session may be closed, and a
 * transaction on it would delay the notifications.
 * @returns a function that ends it.
 */
export function keepListening(url: string, listener: ChangeListener): () => Promise<void> {
  let over = false;
  let session: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    session = mine;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      listener.following(false);
      void mine.end().catch(() => {});
      if (!over) timer = setTimeout(() => void open(), AGAIN_MS).unref();
    };
    mine.on("error", lose);
    mine.on("end", lose);
    await mine
      .connect()
      .then(() => listenOn(mine, listener), lose)
      .catch(lose);
  }

  void open();
  return async () => {
    over = true;
    clearTimeout(timer);
    await session?.end().catch(() => {});
  };
}
