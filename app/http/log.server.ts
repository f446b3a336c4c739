import { pino } from "pino";
import { getSettings } from "./settings.server";

/** JSON lines with a stable event name; keys, tokens and passwords never reach them (architecture §3). */
export const log = pino({
  level: process.env["NODE_ENV"] === "test" ? "silent" : getSettings().logLevel,
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
