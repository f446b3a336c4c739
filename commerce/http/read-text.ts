import { OccError } from "./errors";

/**
 * The body of a request as text, up to a limit that also applies if Content-Length is missing or wrong.
 * @param most bytes.
 * @returns undefined for a longer one.
 * @throws OccError 400 for an incomplete one.
 */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new OccError(400, {
        type: "HttpMessageNotReadableError",
        message: "The request body is incomplete",
      });
    });
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
