import { escaped } from "~/ui/escaped.server";
import { typedText } from "~/forms/typed-text";

/** The fields of a call-up as the API takes them. */
export const ociFields = (sent: Iterable<[string, FormDataEntryValue]>) =>
  [...sent].slice(0, 200).map(([name, value]) => ({
    name: typedText(name.slice(0, 100)),
    value: typedText((typeof value === "string" ? value : "").slice(0, 4000)),
  }));

interface Posting {
  address: string;
  target: string;
  fields: { name: string; value: string }[];
}

/** A form to post, as systems read it on their server, or a person presses it. */
export const formPage = ({ address, target, fields }: Posting): Response =>
  page(
    200,
    "Answer to your system",
    `<form method="post" action="${escaped(address)}" target="${escaped(target)}">${fields
      .map(({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join("\n")}<button>RETURN TO YOUR SYSTEM</button></form>`,
    new URL(address).origin,
  );

/** Shown in the buyer's frame, which may be of any site. */
export const wordsPage = (status: number, text: string): Response =>
  page(status, "We could not open the shop", `<p>${escaped(text)}</p>`, "'none'");

const page = (status: number, title: string, content: string, formAction: string): Response =>
  new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Kitroom</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    {
      status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action ${formAction}; frame-ancestors https: http:`,
        "Referrer-Policy": "same-origin",
        "Cache-Control": "no-store",
      },
    },
  );
