import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import { log } from "~/config/log.server";

/** The most connections of one process and of one address. A further one is closed at once. */
const MOST_CONNECTIONS = 4096;
const MOST_OF_ADDRESS = 512;

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

/** Closes connections of one address beyond its limit, so that others have room. */
function boundAddresses(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = ipKeyGenerator(socket.remoteAddress ?? "unknown");
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= most) return;
    // Logged once each time an address reaches its limit, so that a flood does not fill the log.
    if (count === most + 1) log.warn({ event: "host.address-full", connections: most });
    socket.destroy();
  });
}

/**
 * Limits connections, and answers malformed requests with a text.
 * @param behindProxy whether all visitors come through a proxy, which then has to limit connections by
 * address.
 */
export function boundConnections(server: Server, behindProxy = false, mostOfAddress = MOST_OF_ADDRESS): void {
  server.maxConnections = MOST_CONNECTIONS;
  server.on("drop", () => log.warn({ event: "host.full", connections: MOST_CONNECTIONS }));
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
