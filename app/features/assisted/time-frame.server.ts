import { createHash } from "node:crypto";
import { NEARLY_OVER, timeLeft } from "./time-left";

const STYLE =
  "body{margin:0;background:#152431;color:#e5f340}main{display:contents}" +
  "h1{margin:0;font:600 .9375rem/44px 'Segoe UI',-apple-system,Roboto,Arial,sans-serif;text-align:center}a{color:inherit}";

const styleSource = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/**
 * The time left as a small document without controls that loads itself again: each minute, and in the last minutes
 * every ten seconds. So it runs without scripts, and takes nobody's focus.
 * @param left in ms; undefined when nobody's time runs. @param cookie of the visit, if it has changed.
 */
export function timeFrame(left: number | undefined, cookie: string | undefined): Response {
  const words =
    left === undefined
      ? 'Time is up. <a href="/login" target="_top">Sign in</a>'
      : `<span role="timer">${timeLeft(left)}</span>`;
  return new Response(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Time left as an agent | Kitroom</title>' +
      `<style>${STYLE}</style></head><body><main><h1>${words}</h1></main></body></html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `default-src 'none'; style-src ${styleSource}; frame-ancestors 'self'`,
        "Cache-Control": "no-store",
        ...(left === undefined ? {} : { Refresh: String(left > NEARLY_OVER * 1000 ? 60 : 10) }),
        ...(cookie ? { "Set-Cookie": cookie } : {}),
      },
    },
  );
}
