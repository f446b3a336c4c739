import { faultError } from "./errors.server";

const isJson = (type: string) => /^application\/([\w.+-]+\+)?json\b/i.test(type);

/**
 * An answer with its whole body read, so that one which never ends or breaks off is noticed here and not in a
 * page. A refusal may hold anything; a success must be empty or JSON, and say so.
 * @throws CommerceError 502 for a proxy's HTML page, half an answer, or JSON under another name.
 */
export async function wholeAnswer(response: Response, call: string): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The body is decoded by now, and its length is of the text.
  headers.delete("Content-Encoding");
  headers.set("Content-Length", String(Buffer.byteLength(text)));
  const whole = new Response(text === "" ? null : text, { status: response.status, headers });
  if (!response.ok || text === "") return whole;
  if (!isJson(response.headers.get("Content-Type") ?? "")) throw faultError("unreadable", call);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw faultError("unreadable", call);
  }
  // Whoever asks for the JSON gets what was parsed to see that it is some.
  Object.defineProperty(whole, "json", { value: () => Promise.resolve(value) });
  return whole;
}
