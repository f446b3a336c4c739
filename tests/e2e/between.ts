import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server of a test's own on a free port. */
export async function listen(handle: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(handle);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Puts a server of a test's own between a browser and the shop, for as long as the work takes. */
export async function between(
  handle: RequestListener,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const server = await listen(handle);
  try {
    await work(server.url);
  } finally {
    await server.close();
  }
}
