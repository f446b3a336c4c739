import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Buyer {
  origin: string;
  /** What the frame shows from now on. */
  show: (address: string) => void;
  /** The forms that were posted to the site. */
  posts: URLSearchParams[];
}

/**
 * A page of another site that holds the shop in a frame, as a procurement system does.
 * @param sandbox what the frame allows; without it the frame is no sandbox.
 */
export async function framed(work: (buyer: Buyer) => Promise<void>, sandbox?: string): Promise<void> {
  let inside = "about:blank";
  const attribute = sandbox === undefined ? "" : ` sandbox="${sandbox}"`;
  const posts: URLSearchParams[] = [];
  const buyer = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    if (request.method === "POST") {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        posts.push(new URLSearchParams(Buffer.concat(parts).toString("utf8")));
        response.end("<!DOCTYPE html><title>Buyer</title><h1>Your requisition has the lines</h1>");
      });
      return;
    }
    response.end(
      `<!DOCTYPE html><title>Buyer</title><iframe title="shop" width="380" height="820"${attribute} src="${inside}"></iframe>`,
    );
  });
  await new Promise<void>((ready) => buyer.listen(0, "127.0.0.1", ready));
  try {
    const { port } = buyer.address() as AddressInfo;
    await work({ origin: `http://127.0.0.1:${port}`, show: (address) => (inside = address), posts });
  } finally {
    buyer.close();
  }
}
