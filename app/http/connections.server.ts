import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";
import { log } from "./log.server";

/** Connections of one process, and of one address; the next one is closed at once. */
const MOST_CONNECTIONS = 4096;
const MOST_OF_ADDRESS = 512;

/**
 * How long a client may take, in milliseconds, and how much its request's head may hold, in bytes: somebody who
 * sends a byte now and then holds a connection, and there are not many.
 * @param requestSeconds in which a request must have arrived, its body too.
 */
export function patience(requestSeconds: number): ServerOptions {
  const requestTimeout = requestSeconds * 1000;
  return {
    /** A form that met an expired session travels in the address, sealed in up to 6,000 characters. */
    maxHeaderSize: 32 * 1024,
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 15_000),
    /** Longer than proxies keep theirs, so that none sends a request into a connection that is just closing. */
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(requestTimeout / 2, 5_000),
  };
}

const words: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The address or the headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** Closes what one address opens beyond its share, so that it leaves room for the others. */
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
    // Once for each time that an address comes to its share; whoever floods fills no log.
    if (count === most + 1) log.warn({ event: "host.address-full", connections: most });
    socket.destroy();
  });
}

/**
 * Bounds the connections, and answers in words what is no request at all.
 * @param behindProxy whether all visitors come by a proxy's addresses; bounding theirs is then the proxy's work.
 */
export function boundConnections(server: Server, behindProxy = false, mostOfAddress = MOST_OF_ADDRESS): void {
  server.maxConnections = MOST_CONNECTIONS;
  server.on("drop", () => log.warn({ event: "host.full", connections: MOST_CONNECTIONS }));
  if (!behindProxy) boundAddresses(server, mostOfAddress);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer that is under way must not get another one into its middle.
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
