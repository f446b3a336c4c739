import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:26rem;padding:1rem}
label{display:block;margin-top:1rem;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit;border:1px solid #767676;border-radius:.25rem}
button{margin-top:1.5rem;min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600}
a{display:inline-block;padding:.75rem 0}
[role=alert]{padding:.75rem;border:2px solid #c62828;border-radius:.25rem}
:focus-visible{outline:3px solid;outline-offset:2px}
`;
/** One string, because the policy has the hash of the text between the tags. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/**
 * The redirect target for the policy, because browsers apply `form-action` to redirects of a form. An app's
 * own scheme has no origin, so the scheme is used.
 */
const targetOf = (redirectUri: string): string => {
  const { origin, protocol } = new URL(redirectUri);
  return origin === "null" ? protocol : origin;
};

/** Headers of both pages: no scripts, no framing, and no Referer. */
function guard(c: Context, redirectUri?: string): void {
  const formAction = redirectUri === undefined ? "'none'" : `'self' ${targetOf(redirectUri)}`;
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("X-Frame-Options", "DENY");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cache-Control", "no-store");
}

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

export interface SignInForm {
  /** The name of the application, as registered. */
  application: string;
  redirectUri: string;
  /** Hidden fields of the form. */
  hidden: [string, string][];
  cancel: string;
  email?: string;
  message?: string;
}

/** The form where a person signs in for an application. It works without scripts. */
export function signInPage(c: Context, form: SignInForm, status: 200 | 400 | 403 | 429 | 503 = 200) {
  const { application, hidden, cancel, email = "", message } = form;
  guard(c, form.redirectUri);
  const title = message ? "Error: Sign in" : "Sign in";
  return c.html(
    page(
      title,
      html`<h1>Sign in</h1>
        <p><strong>${application}</strong> wants to order in your name. It does not see your password.</p>
        ${message ? html`<p role="alert" id="wrong">${message}</p>` : ""}
        <form method="post" action="/authorizationserver/oauth/authorize">
          ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <label for="email">Email address</label>
          <input
            id="email"
            name="username"
            type="email"
            autocomplete="username"
            required
            maxlength="200"
            value="${email}"
            ${message ? raw('aria-describedby="wrong"') : ""}
          />
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            ${message ? raw('aria-describedby="wrong"') : ""}
          />
          <button>Sign in</button>
        </form>
        <p><a href="${cancel}">Cancel and go back</a></p>`,
    ),
    status,
  );
}

/** The page for errors that must not be sent to a redirect URI. */
export function refusedPage(c: Context, message: string) {
  guard(c);
  return c.html(
    page(
      "You cannot sign in",
      html`<h1>You cannot sign in</h1>
        <p role="alert">${message}</p>
        <p>Go back to the application and begin again.</p>`,
    ),
    400,
  );
}
