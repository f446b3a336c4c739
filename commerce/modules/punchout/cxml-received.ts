import type { Database } from "../../database/connection";
import { admit } from "./connections";
import { decode, Unreadable } from "./cxml/decode";
import { partiesOf } from "./cxml/envelope";
import { type Element, readPart, readXml } from "./cxml/read";

/** Bytes of a document. A set-up with 300 lines has about 200 kB. */
const MOST_BYTES = 1_000_000;

/** Bytes that are read of a document whose sender has not shown a secret. The header of a genuine one has about 1 kB. */
const MOST_UNPROVEN = 32_000;

/**
 * Reads a document. One that is long is read to its end only if its header, which stands first in it, shows the secret
 * of a sender: nobody else can make the shop work for more than a short one.
 * @throws Unreadable 401 for a long document of an unknown sender, 406 for what is no XML, 499 for one that is too long.
 */
export async function receiveXml(db: Database, request: Request): Promise<Element> {
  const type = request.headers.get("Content-Type") ?? undefined;
  const body = new Body(request);
  try {
    const isWhole = await body.readTo(MOST_UNPROVEN);
    if (isWhole) return readXml(decode(body.bytes(), type));
    await mustBeProven(db, decode(body.bytes(), type, false));
    if (!(await body.readTo(MOST_BYTES))) throw new Unreadable(499, "The document is too large.");
    return readXml(decode(body.bytes(), type));
  } finally {
    await body.leave();
  }
}

async function mustBeProven(db: Database, beginning: string): Promise<void> {
  const header = readPart(beginning, "Header");
  const admission = header && (await admit(db, partiesOf(header)));
  if (!admission) {
    const words = `The document is too large without a Header in its first ${MOST_UNPROVEN} bytes.`;
    throw new Unreadable(499, words);
  }
  if ("refused" in admission && admission.refused === "unknown") {
    throw new Unreadable(401, "The sender or its secret is not known.");
  }
}

/** The bytes of a request, as far as they are asked for. */
class Body {
  private readonly reader;
  private readonly parts: Uint8Array[] = [];
  private length = 0;

  constructor(request: Request) {
    this.reader = request.body?.getReader();
  }

  /** @returns whether the body ends within this many bytes; otherwise a little more was read. */
  async readTo(most: number): Promise<boolean> {
    while (this.length <= most) {
      const { value, done } = (await this.reader?.read()) ?? { value: undefined, done: true };
      if (done || !value) return true;
      this.parts.push(value);
      this.length += value.length;
    }
    return false;
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.parts);
  }

  async leave(): Promise<void> {
    await this.reader?.cancel().catch(() => undefined);
  }
}
