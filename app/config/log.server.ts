import { pino, stdSerializers } from "pino";
import { getSettings } from "./settings.server";

/**
 * The message of a failed statement ends with its values, which may be personal data, so only the statement
 * is logged.
 */
function withoutValues(error: Error) {
  const { query, cause } = error as { query?: unknown; cause?: unknown };
  if (typeof query !== "string") return stdSerializers.err(error);
  const { message, code, table, constraint } = (cause ?? {}) as Record<string, unknown>;
  return { type: error.name, message: `Failed query: ${query}`, cause: { message, code, table, constraint } };
}

/** A setting that is wrong is told by the start, in one sentence; this file is read before that. */
function levelOf(): string {
  if (process.env["NODE_ENV"] === "test") return "silent";
  try {
    return getSettings().logLevel;
  } catch {
    return "info";
  }
}

/** JSON log lines with a stable event name. Keys, tokens and passwords are never logged. */
export const log = pino({
  level: levelOf(),
  serializers: { err: withoutValues },
  redact: {
    paths: [
      "*.password",
      "*.token",
      "*.authorization",
      "*.cookie",
      "*.secret",
      "headers.cookie",
      "headers.authorization",
    ],
    censor: "[hidden]",
  },
});
