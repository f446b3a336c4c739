import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { addressFor } from "./addresses";

/** Milliseconds for the name, the connection and the answer together. */
const DEADLINE_MS = 15_000;
/** Bytes of an answer that are read; nothing of them is used. */
const MOST_ANSWER_BYTES = 64 * 1024;

export interface PostLimits {
  /** Whether receivers may have private addresses and plain http. */
  privateAllowed: boolean;
  deadlineMs?: number;
}

/**
 * Posts a body, and connects to exactly the address that was checked: a name that has another address a moment later
 * leads nowhere else. Redirects are not followed.
 * @returns the status of the answer. @throws Error if there is none.
 */
export async function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { privateAllowed, deadlineMs = DEADLINE_MS }: PostLimits,
): Promise<number> {
  if (url.protocol !== "https:" && !privateAllowed) throw new Error("The receiver has no https address");
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error(`No answer in ${deadlineMs / 1000} seconds`)), {
      once: true,
    }),
  );
  return Promise.race([send(url, body, headers, privateAllowed, signal), late]);
}

async function send(
  url: URL,
  body: string,
  headers: Record<string, string>,
  privateAllowed: boolean,
  signal: AbortSignal,
): Promise<number> {
  const { address, family } = await addressFor(url, privateAllowed);
  const lookup: LookupFunction = (_, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        // No connection is kept: it would go to the address of another time.
        agent: false,
        lookup,
        signal,
        headers: {
          ...headers,
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "User-Agent": "Kitroom-Webhooks/1",
        },
      },
      (answer) => {
        let bytes = 0;
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_ANSWER_BYTES) answer.destroy();
        });
        // The status is the answer, however its body ends.
        answer.on("error", () => {});
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
