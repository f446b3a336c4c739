import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen } from "./between";

/** How an API behind other servers may send the same answer. */
const MANNERS = ["chunked", "gzip", "whole", "brotli", "in two pieces", "broken off once"] as const;
/** How OCC backends answer a write that has nothing to say: SAP Commerce sends 200 or 201 with an empty body, or 204. */
const EMPTIES = ["chunked", "length 0", "204", "location"] as const;

export interface ChangingManners {
  url: string;
  /** Where the API listens; until it is told, nothing is answered. */
  lead: (to: string) => void;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Lines of HTTP that describe the connection and not the answer. */
const OF_THE_CONNECTION = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
];

/**
 * A server in front of the API that sends each answer in another manner: compressed, in chunks, slowly, or broken off,
 * and empty ones in every way that OCC backends do. A read that breaks off is answered when it is asked again.
 */
export async function changingManners(): Promise<ChangingManners> {
  let target: string | undefined;
  let answered = 0;
  const brokenOff = new Set<string>();
  const server = await listen((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const forwarded = ask(target + url, {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    forwarded.on("error", () => outgoing.destroy());
    forwarded.on("response", (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const answer = {
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(pieces),
        };
        const turn = answered++;
        if (answer.body.length === 0 && method !== "HEAD") return sendEmpty(outgoing, answer, turn);
        let manner = MANNERS[turn % MANNERS.length]!;
        if (manner === "broken off once") {
          // Browsers fetch pictures themselves, and once.
          const may = method === "GET" && url.startsWith("/occ/") && turn % 5 === 0 && !brokenOff.has(url);
          if (may) brokenOff.add(url);
          else manner = "whole";
        }
        send(outgoing, answer, manner);
      });
    });
    incoming.pipe(forwarded);
  });
  return { ...server, lead: (to) => (target = to) };
}

function headOf({ status, headers }: Answer, outgoing: ServerResponse, more: Record<string, string>) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  outgoing.writeHead(status, { ...Object.fromEntries(kept), ...more });
}

function sendEmpty(outgoing: ServerResponse, answer: Answer, turn: number) {
  const manner = answer.status === 200 ? EMPTIES[turn % EMPTIES.length]! : "length 0";
  if (manner === "204") headOf({ ...answer, status: 204 }, outgoing, {});
  else if (manner === "location") {
    headOf({ ...answer, status: 201 }, outgoing, { location: "/", "content-length": "0" });
  } else headOf(answer, outgoing, manner === "chunked" ? {} : { "content-length": "0" });
  if (manner === "chunked") outgoing.flushHeaders();
  outgoing.end();
}

function send(outgoing: ServerResponse, answer: Answer, manner: (typeof MANNERS)[number]) {
  const { body } = answer;
  if (manner === "gzip" || manner === "brotli") {
    headOf(answer, outgoing, { "content-encoding": manner === "gzip" ? "gzip" : "br" });
    return outgoing.end(manner === "gzip" ? gzipSync(body) : brotliCompressSync(body));
  }
  if (manner === "chunked") {
    headOf(answer, outgoing, {});
    outgoing.write(body);
    return outgoing.end();
  }
  headOf(answer, outgoing, { "content-length": String(body.length) });
  if (manner === "whole") return outgoing.end(body);
  outgoing.write(body.subarray(0, body.length >> 1), () => {
    if (manner === "broken off once") outgoing.destroy();
    else setTimeout(() => outgoing.end(body.subarray(body.length >> 1)), 20);
  });
}
