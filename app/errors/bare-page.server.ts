import { createHash } from "node:crypto";
import { escaped } from "~/ui/escaped.server";

/**
 * A whole page without the shop's layout, for errors before the storefront runs or that it cannot render.
 * Only pass fixed texts: they are not escaped.
 */
export const barePage = (title: string, text: string, reference?: string): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Error: ${title} | Kitroom</title></head><body><h1>${title}</h1>` +
  `<p>${text} <a href="/">Go to the shop</a>.</p>` +
  `${reference ? `<p>Reference: ${reference}</p>` : ""}</body></html>`;

interface BareForm {
  title: string;
  text: string;
  /** Where it is sent again. */
  action: string;
  /** What was typed, by the names of its fields; the email is shown, all others go along. */
  typed: readonly (readonly [string, string])[];
  button: string;
}

/** Enough of the shop's look for a form: a phone's width, its faces, fields and a button that a finger hits. */
const FORM_STYLE =
  "body{max-width:24rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 'Segoe UI',-apple-system,Roboto,Arial,sans-serif;" +
  "background:#f6f4ef;color:#152431}h1{line-height:1.12}label{font-weight:600}" +
  "input,button{box-sizing:border-box;width:100%;min-height:46px;padding:0 12px;font:inherit;color:inherit;" +
  "background:#fefdfc;border:1.5px solid #788289;border-radius:4px}" +
  "input{font-weight:400}button{font-weight:700;background:#e5f340;border:2px solid #152431}";

/** What a content security policy allows a form's style by. */
export const formStyleSource = `'sha256-${createHash("sha256").update(FORM_STYLE).digest("base64")}'`;

/** A sign-in form of the same kind, for another attempt. Everything in it is escaped. */
export function bareForm({ title, text, action, typed, button }: BareForm): string {
  const fields = typed.map(([name, value]) =>
    name === "email"
      ? `<p><label>Email <input name="email" type="email" autocomplete="username" value="${escaped(value)}"></label></p>`
      : `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Error: ${escaped(title)} | Kitroom</title><style>${FORM_STYLE}</style></head><body><main><h1>${escaped(title)}</h1>` +
    `<p role="alert">${escaped(text)}</p><form method="post" action="${escaped(action)}">${fields.join("")}` +
    '<p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>' +
    `<p><button>${escaped(button)}</button></p></form></main></body></html>`
  );
}

/** Headers for such a page: it loads nothing. */
export const barePageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};
