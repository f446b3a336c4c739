import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedEvent {
  headers: IncomingHttpHeaders & Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  body: string;
  event: { type: string; timestamp: string; sequence: number; data: Record<string, Record<string, unknown>> };
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedEvent[];
  /** How the next messages are answered; undefined answers 204. */
  answerWith(how: ((answer: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

/** An HTTP server that takes events and keeps them, for tests. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  let how: ((answer: ServerResponse) => void) | undefined;
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const event = JSON.parse(body) as ReceivedEvent["event"];
      received.push({ headers: request.headers as ReceivedEvent["headers"], body, event });
      if (how) how(answer);
      else answer.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answerWith: (next) => (how = next),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
