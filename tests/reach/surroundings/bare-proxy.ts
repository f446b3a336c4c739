import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What some proxies remove for the sake of privacy. */
const REMOVED = /^(origin|referer|user-agent|sec-.*)$/;

/** A proxy between a browser and the shop that passes on everything but the headers that say where a request is from. */
export async function openBareProxy(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !REMOVED.test(name)));
    const onward = request(asked.url!, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.rawHeaders);
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
