import pg from "pg";

/** Statements that a session keeps parsed and planned at most; beyond it they run unnamed. */
const MOST_NAMES = 600;
/** Texts that were seen once; a text that depends on the length of a list may never come again. */
const MOST_SEEN = 2000;

const names = new Map<string, string>();
const seen = new Set<string>();

/** The name of a statement from its second time on. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name || names.size >= MOST_NAMES) return name;
  if (!seen.has(text)) {
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  }
  const given = `kitroom_${names.size + 1}`;
  seen.delete(text);
  names.set(text, given);
  return given;
}

/**
 * A session that has PostgreSQL keep the statements it sees again: parsing and planning cost more than running
 * most of them. A statement's name is its text's, so every session of this process uses the same.
 */
export class NamingClient extends pg.Client {
  // The driver has one method with several signatures; each is handed on as it came.
  override query(...sent: unknown[]): never {
    const [config, ...rest] = sent;
    const named = isNameable(config) ? { ...config, name: nameOf(config.text) } : config;
    return (super.query as (...all: unknown[]) => never).call(this, named, ...rest);
  }
}

const isNameable = (config: unknown): config is { text: string } =>
  typeof config === "object" &&
  config !== null &&
  !("submit" in config) &&
  typeof (config as { text?: unknown }).text === "string" &&
  !(config as { name?: string }).name;
