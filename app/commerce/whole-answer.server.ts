import { faultError } from "./errors.server";

const isJson = (type: string) => /^application\/([\w.+-]+\+)?json\b/i.test(type);

/** What calls answer as files: papers of orders, and files of the program. */
const FILE = /^(application\/(pdf|zip|octet-stream)|text\/csv)\b/i;

/**
 * Reads the whole body of an answer, so that a body that never ends or breaks off fails here and not in a
 * page. An error answer may have any body; a success must be empty, declared JSON or a file.
 * @throws CommerceError 502 for a proxy's HTML page, half an answer, or JSON under another name.
 */
export async function wholeAnswer(response: Response, call: string): Promise<Response> {
  if (response.ok && FILE.test(response.headers.get("Content-Type") ?? "")) {
    return new Response(await response.arrayBuffer(), response);
  }
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The body is decoded and whole, so these headers no longer fit; the client takes an empty body in chunks for JSON.
  headers.delete("Content-Encoding");
  headers.delete("Transfer-Encoding");
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
