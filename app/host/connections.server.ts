import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import { log } from "~/config/log.server";

/** The most connections of one address, and its part of all where they are few. A further one is closed at once. */
const MOST_OF_ADDRESS = 512;
const PART_OF_ADDRESS = 1 / 2;
/** What part of the connections is free again before a further lack of them is logged. */
const FREE_AGAIN = 1 / 10;

/**
 * Timeouts for a request in milliseconds, and the largest header size in bytes. They stop slow clients from
 * holding connections.
 * @param requestSeconds seconds in which a whole request must arrive, including its body.
 */
export function patience(requestSeconds: number): ServerOptions {
  const requestTimeout = requestSeconds * 1000;
  return {
    /**
     * A form that was sent with an expired session is passed in the URL, sealed, in up to 6,000 characters.
     */
    maxHeaderSize: 32 * 1024,
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 15_000),
    /**
     * Longer than proxies keep idle connections, so that none sends a request on a connection that is
     * closing.
     */
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(requestTimeout / 2, 5_000),
  };
}

const words: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or the headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** Counts open connections. That there are too many is logged once each time, so that a flood does not fill the log. */
function countOpen(event: string, most: number) {
  let open = 0;
  let told = false;
  return {
    /** @returns whether it is one of those that are allowed. */
    opened: () => (open += 1) <= most,
    /** @returns how many are left. */
    closed: () => {
      open -= 1;
      if (open <= most * (1 - FREE_AGAIN)) told = false;
      return open;
    },
    tooMany: () => {
      if (!told) log.warn({ event, connections: most });
      told = true;
    },
  };
}

/** Closes connections of one address beyond its limit, so that others have room. */
function boundAddresses(server: Server, most: number): void {
  const addresses = new Map<string, ReturnType<typeof countOpen>>();
  server.on("connection", (socket: Socket) => {
    const address = ipKeyGenerator(socket.remoteAddress ?? "unknown");
    const its = addresses.get(address) ?? countOpen("host.address-full", most);
    addresses.set(address, its);
    socket.once("close", () => {
      if (its.closed() === 0) addresses.delete(address);
    });
    if (its.opened()) return;
    its.tooMany();
    socket.destroy();
  });
}

/** Closes connections beyond the limit of the process. */
function boundAll(server: Server, most: number): void {
  const all = countOpen("host.full", most);
  server.maxConnections = most;
  server.on("connection", (socket: Socket) => {
    all.opened();
    socket.once("close", all.closed);
  });
  server.on("drop", all.tooMany);
}

/** How many connections a server takes. */
interface Bounds {
  /** All visitors come through a proxy, which then has to limit connections by address. */
  behindProxy?: boolean;
  most: number;
  mostOfAddress?: number;
}

/** Limits connections, and answers malformed requests with a text. */
export function boundConnections(
  server: Server,
  { behindProxy = false, most, mostOfAddress = Math.min(MOST_OF_ADDRESS, most * PART_OF_ADDRESS) }: Bounds,
): void {
  boundAll(server, most);
  if (!behindProxy) boundAddresses(server, mostOfAddress);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // If an answer has already started, nothing more may be written.
    const { _httpMessage: current } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    const [status, text] = words[error.code ?? ""] ?? ["400 Bad Request", "This request cannot be read."];
    const head = [
      `HTTP/1.1 ${status}`,
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(text)}`,
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff",
      "Cache-Control: no-store",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${text}`, () => socket.destroy());
  });
}
