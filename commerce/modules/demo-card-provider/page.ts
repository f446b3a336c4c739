import { createHash } from "node:crypto";
import { FAILS, OTHER_TYPE, type Faults, type Typed, TYPES } from "./card";

/** A page of the provider is a document of its own: it is another party than the shop, and looks like one. */
const STYLE =
  "body{margin:0;background:#f3f4f6;color:#17202a;font:16px/1.5 system-ui,sans-serif}" +
  "main{max-width:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}" +
  "h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}" +
  "form,.box{background:#fff;border:1px solid #8a94a0;border-radius:.5rem;padding:1.25rem;margin:1rem 0}" +
  "label{display:block;font-weight:600;margin-top:1rem}label:first-of-type{margin-top:0}" +
  "input,select,button{font:inherit;box-sizing:border-box;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #56616d;border-radius:.375rem;background:#fff;color:inherit}" +
  "input,select{width:100%;margin-top:.25rem}.pair{display:flex;gap:.75rem}.pair>div{flex:1}" +
  "button{font-weight:600;margin:1.25rem .5rem 0 0;cursor:pointer}button.go{background:#17407a;border-color:#17407a;color:#fff}" +
  "[aria-invalid]{border:2px solid #a11616}.bad{color:#a11616;display:block;font-weight:600}" +
  "fieldset{border:0;margin:1rem 0 0;padding:0}legend{font-weight:600;padding:0}" +
  ":focus-visible{outline:3px solid #17407a;outline-offset:2px}code{overflow-wrap:anywhere}p{margin:.5rem 0}";

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The headers of the provider's pages: nothing from outside, no frames, and forms that lead here or back to the shop.
 * @param returnTo browsers apply the rule of forms to the redirect that follows, too.
 */
export const headersOf = (returnTo?: string): Record<string, string> => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
    `form-action 'self'${returnTo ? ` ${new URL(returnTo).origin}` : ""}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  // The address opens the form.
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

const page = (title: string, content: string): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escaped(title)} | Demo card provider</title><style>${STYLE}</style></head>` +
  `<body><main><p>Demo card provider</p>${content}</main></body></html>`;

/** A page without a form: the session is unknown, or over. */
export const closedPage = (text: string, back?: string): string =>
  page(
    "Card form closed",
    `<h1>This card form is closed</h1><div class="box"><p>${escaped(text)}</p>` +
      `${back ? `<p><a href="${escaped(back)}">Back to the shop</a></p>` : ""}</div>`,
  );

interface Asked {
  sid: string;
  signature: string;
  typed: Partial<Typed>;
  faults: Faults;
  /** This year. */
  year: number;
}

/** The card form. The number and the security code are never sent back. */
export function formPage({ sid, signature, typed, faults, year }: Asked): string {
  const count = Object.keys(faults).length;
  const fault = (name: keyof Faults) =>
    faults[name] ? `<span class="bad" id="${name}-fault">${escaped(faults[name])}</span>` : "";
  const state = (name: keyof Faults) =>
    faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
  const options = (all: readonly (readonly [string, string])[], chosen: string | undefined) =>
    all
      .map(
        ([value, words]) =>
          `<option value="${value}"${value === chosen ? " selected" : ""}>${escaped(words)}</option>`,
      )
      .join("");
  const input = (name: "number" | "code" | "holder", label: string, more: string) =>
    `<label for="${name}">${label}${fault(name)}</label>` +
    `<input id="${name}" name="${name}"${state(name)} ${more}>`;
  const types = [...Object.entries(TYPES).map(([code, { name }]) => [code, name] as const)];
  const months = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, "0"));
  const years = Array.from({ length: 15 }, (_, n) => String(year + n));
  return page(
    count > 0 ? "Error: enter your card" : "Enter your card",
    "<h1>Enter your card</h1>" +
      "<p>The shop never sees the number. It gets the last four digits, the type, the name and the expiry date.</p>" +
      (count > 0
        ? `<div class="box" role="alert"><strong>${count === 1 ? "1 thing has" : `${count} things have`} to be corrected.</strong></div>`
        : "") +
      '<form method="post" autocomplete="on" novalidate>' +
      `<input type="hidden" name="session_id" value="${escaped(sid)}">` +
      `<input type="hidden" name="signature" value="${escaped(signature)}">` +
      `<label for="type">Card type${fault("type")}</label><select id="type" name="type" autocomplete="cc-type"${state("type")}>` +
      `${options([["", "Choose a type"], ...types, [OTHER_TYPE.code, OTHER_TYPE.name]], typed.type)}</select>` +
      input("number", "Card number", 'inputmode="numeric" autocomplete="cc-number"') +
      `<fieldset><legend>Expiry date${fault("month")}</legend><div class="pair">` +
      `<div><label for="month">Month</label><select id="month" name="month" autocomplete="cc-exp-month"${state("month")}>` +
      `${options([["", "Month"], ...months.map((one) => [one, one] as const)], typed.month)}</select></div>` +
      `<div><label for="year">Year</label><select id="year" name="year" autocomplete="cc-exp-year"${state("month")}>` +
      `${options([["", "Year"], ...years.map((one) => [one, one] as const)], typed.year)}</select></div></div></fieldset>` +
      input("code", "Security code", 'inputmode="numeric" autocomplete="cc-csc"') +
      input("holder", "Name on the card", `autocomplete="cc-name" value="${escaped(typed.holder ?? "")}"`) +
      '<button class="go" name="do" value="save">Save card</button>' +
      '<button name="do" value="cancel">Cancel</button></form>' +
      '<div class="box"><p><strong>This is a demo.</strong> Never enter a real card. Any security code and any month to come will do.</p>' +
      "<p>Taken: <code>4242 4242 4242 4242</code> (Visa), <code>5555 5555 5555 4444</code> (Mastercard)</p>" +
      "<p>Refused when it is charged: <code>4000 0000 0000 0002</code> (Visa)</p>" +
      `<p>Cannot be registered: <code>${FAILS.replace(/(\d{4})(?=\d)/g, "$1 ")}</code> (Visa)</p></div>`,
  );
}
