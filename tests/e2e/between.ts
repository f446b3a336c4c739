import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Puts a server of a test's own between a browser and the shop, for as long as the work takes. */
export async function between(
  handle: RequestListener,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer(handle);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
