import pg from "pg";

/** The most prepared statements of a session; further ones run unnamed. */
const MOST_NAMES = 600;
/** Texts that were seen once. A text that depends on the length of a list may never be used again. */
const MOST_SEEN = 2000;

const names = new Map<string, string>();
const seen = new Set<string>();

/** The name of a statement, from its second use on. */
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
 * A session that prepares statements that it uses again, because parsing and planning most of them costs more
 * than running them. The name depends on the text, so every session of this process uses the same names.
 */
export class NamingClient extends pg.Client {
  // The driver has one method with several signatures; the arguments are passed on unchanged.
  override query(...sent: unknown[]): never {
    const [config, ...rest] = sent;
    const named = isStatement(config) && !config.name ? { ...config, name: nameOf(config.text) } : config;
    return (super.query as (...all: unknown[]) => never).call(this, named, ...rest);
  }
}

/**
 * A session of a pooler that gives each transaction another one: a statement that is prepared by name would not be there
 * the next time. Unnamed ones are prepared and run in one go.
 */
export class UnnamedClient extends pg.Client {
  override query(...sent: unknown[]): never {
    const [config, ...rest] = sent;
    const unnamed = isStatement(config) ? { ...config, name: undefined } : config;
    return (super.query as (...all: unknown[]) => never).call(this, unnamed, ...rest);
  }
}

const isStatement = (config: unknown): config is { text: string; name?: string } =>
  typeof config === "object" &&
  config !== null &&
  !("submit" in config) &&
  typeof (config as { text?: unknown }).text === "string";
