import { faultError } from "./errors.server";

const isJson = (type: string) => /^application\/([\w.+-]+\+)?json\b/i.test(type);

/**
 * Reads the whole body of an answer, so that a body that never ends or breaks off fails here and not in a
 * page. An error answer may have any body; a success must be empty or declared JSON.
 * @throws CommerceError 502 for a proxy's HTML page, half an answer, or JSON under another name.
 */
export async function wholeAnswer(response: Response, call: string): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The body is already decoded, so these headers no longer fit.
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
  // Reuses the JSON that was parsed for the check.
  Object.defineProperty(whole, "json", { value: () => Promise.resolve(value) });
  return whole;
}
