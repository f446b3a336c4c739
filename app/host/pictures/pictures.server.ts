import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RequestHandler, Response as Answer } from "express";
import { KeptPictures } from "./kept-pictures.server";
import type { Originals } from "./originals.server";
import { type Format, formatFor, resized, widthFor } from "./resize.server";

/** An original that is larger is not opened; the browser gets it as it is. */
const MOST_BYTES = 25_000_000;
/** Pictures that are made at the same time, and that wait for it. */
const AT_ONCE = 2;
const MOST_WAITING = 60;
const MOST_LETTERS = 2000;
const A_DAY_MS = 24 * 60 * 60 * 1000;

interface Options {
  from: Originals;
  folder: string;
  mostBytes: number;
  now: () => number;
}

/** A picture, or why there is none: there is no original, or it cannot be made smaller. */
type Made = Buffer | "missing" | "as-it-is";

/**
 * `/pictures/WIDTH?of=ADDRESS`: a photograph of an answer in the width that a page shows it in, in the smallest format
 * that the browser takes (docs/decisions/0155). What cannot be made smaller is answered by a redirect to the original.
 */
export function pictures({ from, folder, mostBytes, now }: Options): RequestHandler {
  const kept = new KeptPictures({ folder, mostBytes, freshMs: A_DAY_MS, now });
  const workshop = new Workshop();
  const noPicture = readFileSync("public/no-image.svg");

  async function made(of: string, width: number, format: Format): Promise<Made> {
    const name = `${createHash("sha256").update(of).digest("base64url")}-${width}.${format}`;
    const found = await kept.find(name);
    if (found) return found;
    return workshop.once(name, async () => {
      const answer = await from.fetch(of);
      if (!answer.ok) return "missing";
      const original = await bytesOf(answer);
      if (!original) return "as-it-is";
      const picture = await resized(original, width, format).catch(() => undefined);
      if (!picture) return "as-it-is";
      await kept.keep(name, picture);
      return picture;
    });
  }

  return (request, response, next) => {
    const asked = request.query["of"];
    const of = typeof asked === "string" && asked.length <= MOST_LETTERS ? from.addressOf(asked) : undefined;
    const width = widthFor(request.path.slice(1));
    if (of === undefined || width === undefined) return missing(response, noPicture);
    const format = formatFor(request.headers.accept ?? "", /\.jpe?g(\?|$)/i.test(of));
    void made(of, width, format)
      .then((picture) => {
        if (picture === "missing") return missing(response, noPicture);
        if (picture === "as-it-is") return response.redirect(302, of);
        response
          .set("Content-Type", `image/${format}`)
          .set("Cache-Control", "public, max-age=86400")
          .set("Vary", "Accept")
          .set("Content-Security-Policy", "default-src 'none'; sandbox")
          .send(picture);
      })
      .catch(next);
  };
}

function missing(response: Answer, picture: Buffer): void {
  response.status(404).set("Content-Type", "image/svg+xml; charset=utf-8").send(picture);
}

/** The content of an answer, if it is not too large. */
async function bytesOf({ body }: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let sum = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    sum += part.value.length;
    if (sum > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

/** Makes a few pictures at a time, and each once, however many ask for it. */
class Workshop {
  private readonly making = new Map<string, Promise<Made>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  once(name: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.making.get(name);
    if (known) return known;
    // Nobody waits behind so many; the original is slow too, but costs the shop nothing.
    if (this.waiting.length >= MOST_WAITING) return Promise.resolve("as-it-is");
    const making = this.turn(make).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  private async turn(make: () => Promise<Made>): Promise<Made> {
    if (this.busy >= AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    else this.busy += 1;
    try {
      return await make();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
