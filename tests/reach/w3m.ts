import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "./engine";
import { openTextBrowser } from "./text-browser";

/** It hands out a page's source as it came, so it asks for one that is not compressed. */
const OPTIONS = ["-cookie", "-o", "accept_encoding=identity", "-dump_source"];

/** w3m, which sends no Origin and no Sec-Fetch-Site. Its cookies are in its home folder. */
export function openW3m(): Promise<Engine> {
  const engine = openTextBrowser(
    {
      name: "w3m",
      get: (run, address) => run([...OPTIONS, address]),
      post: (run, address, body) => {
        const file = join(run.dir, "post");
        writeFileSync(file, body);
        return run([...OPTIONS, "-post", file, address]);
      },
      draw: (run, html) => run(["-T", "text/html", "-I", "UTF-8", "-dump", "-cols", "400"], html),
    },
    () => undefined,
  );
  return Promise.resolve(engine);
}
