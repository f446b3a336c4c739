import { escaped } from "./escaped.server";

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
    `<title>Error: ${escaped(title)} | Kitroom</title></head><body><main><h1>${escaped(title)}</h1>` +
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
