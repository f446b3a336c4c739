import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What the proxy did, for the checks. */
interface ProxyFigures {
  requests: number;
  /** Requests that a backend never got, because nobody listened there; sent to the next one. */
  refused: number;
  /** Reads whose answer was cut off; asked again elsewhere. */
  readAgain: number;
  /** Writes whose answer was cut off: nobody knows whether they were done, so they are not sent again. */
  badGateways: number;
  /** Answers of the shop with status 500 and more. */
  troubles: number;
  byBackend: number[];
}

export interface Proxy {
  url: string;
  figures: ProxyFigures;
  close(): Promise<void>;
}

/** Milliseconds between two looks at each backend's /readyz. */
const LOOK_MS = 100;

interface Backend {
  port: number;
  ready: boolean;
  agent: Agent;
}

/** Only an error before anything was sent on a fresh connection proves that the backend got nothing. */
const neverSent = (error: NodeJS.ErrnoException, reused: boolean) => !reused && error.code === "ECONNREFUSED";

/**
 * A plain round-robin proxy with kept connections and no memory of who was where: each request goes to the next
 * backend whose /readyz says 200. It repeats what no backend got, and reads; never a write that one may have.
 */
export async function startProxy(ports: number[]): Promise<Proxy> {
  const backends: Backend[] = ports.map((port) => ({
    port,
    ready: false,
    agent: new Agent({ keepAlive: true }),
  }));
  const figures: ProxyFigures = {
    requests: 0,
    refused: 0,
    readAgain: 0,
    badGateways: 0,
    troubles: 0,
    byBackend: ports.map(() => 0),
  };
  let turn = 0;
  const looking = { on: true };

  const next = (not: Set<Backend>): Backend | undefined => {
    for (let n = 0; n < backends.length; n += 1) {
      const backend = backends[(turn + n) % backends.length]!;
      if (!backend.ready || not.has(backend)) continue;
      turn = (turn + n + 1) % backends.length;
      return backend;
    }
    return undefined;
  };

  /** One try at one backend. @returns whether an answer came; otherwise whether it surely got nothing. */
  function forward(backend: Backend, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<"answered" | "never-sent" | "cut-off">((done) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port: backend.port,
          method: incoming.method,
          path: incoming.url,
          headers: incoming.headers,
          agent: backend.agent,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", () => done("cut-off"));
          answer.on("end", () => {
            if (!answer.complete) return done("cut-off");
            const { connection: _connection, "transfer-encoding": _encoding, ...headers } = answer.headers;
            const status = answer.statusCode ?? 502;
            if (status >= 500) figures.troubles += 1;
            figures.byBackend[backends.indexOf(backend)]! += 1;
            outgoing.writeHead(status, { ...headers, "x-served-by": String(backends.indexOf(backend)) });
            outgoing.end(Buffer.concat(chunks));
            done("answered");
          });
        },
      );
      sent.on("error", (error: NodeJS.ErrnoException) =>
        done(neverSent(error, sent.reusedSocket) ? "never-sent" : "cut-off"),
      );
      sent.end(body);
    });
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const reading = incoming.method === "GET" || incoming.method === "HEAD";
    figures.requests += 1;
    const tried = new Set<Backend>();
    for (let backend = next(tried); backend; backend = next(tried)) {
      const outcome = await forward(backend, incoming, body, outgoing);
      if (outcome === "answered") return;
      tried.add(backend);
      backend.ready = false;
      if (outcome === "never-sent") figures.refused += 1;
      else if (reading) figures.readAgain += 1;
      else break;
    }
    figures.badGateways += 1;
    outgoing.writeHead(502, { "Content-Type": "text/plain" });
    outgoing.end("bad gateway");
  }

  async function look(backend: Backend): Promise<void> {
    while (looking.on) {
      const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      backend.ready = answer?.status === 200;
      await wait(LOOK_MS);
    }
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  for (const backend of backends) void look(backend);
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" && address ? address.port : 0}`,
    figures,
    close: async () => {
      looking.on = false;
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
