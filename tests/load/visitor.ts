import { Agent, request, type RequestOptions } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { formWith } from "./forms";

export interface Answer {
  status: number;
  location?: string;
  type: string;
  /** Of the body, as it came over the wire. */
  bytes: number;
  /** Of the status line and the headers. */
  headBytes: number;
  text: string;
}

/** What every current browser offers. */
const ENCODINGS = "gzip, deflate, br, zstd";

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  deflate: (body) => inflateSync(body),
};

/** A browser without scripts: a cookie jar, links and form posts over plain HTTP. */
export class Visitor {
  private readonly agent: Agent;
  private readonly jar = new Map<string, string>();

  constructor(
    readonly base: string,
    /** The site's name, where it is not the address: this machine's lookups may not know the name. */
    private readonly host?: string,
    /** For https: whose certificate is trusted, and the address that the visitor comes from. */
    private readonly secure?: { ca: string; localAddress?: string },
  ) {
    const options = { keepAlive: true, maxSockets: 64 };
    this.agent = secure ? new SecureAgent({ ...options, ...secure, servername: host }) : new Agent(options);
  }

  /** As the pages know it. */
  get origin(): string {
    return this.host ? `${new URL(this.base).protocol}//${this.host}` : new URL(this.base).origin;
  }

  get cookie(): string {
    return this.cookieWithout();
  }

  cookieWithout(left?: string): string {
    return [...this.jar]
      .filter(([name]) => name !== left)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  }

  close(): void {
    this.agent.destroy();
  }

  send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<Answer> {
    const url = new URL(path, this.base);
    const all = {
      "Accept-Encoding": ENCODINGS,
      Accept: "text/html,*/*",
      "Sec-Fetch-Site": "same-origin",
      ...(this.host ? { Host: this.host } : {}),
      ...(this.jar.size > 0 ? { Cookie: this.cookie } : {}),
      ...headers,
    };
    return new Promise((done, fail) => {
      const options: RequestOptions = { method, agent: this.agent, headers: all };
      const sent = (this.secure ? secureRequest : request)(url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () => {
          const raw = Buffer.concat(chunks);
          for (const line of response.headers["set-cookie"] ?? []) this.keep(line);
          const decode = decoders[response.headers["content-encoding"] ?? ""];
          done({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            type: response.headers["content-type"] ?? "",
            bytes: raw.length,
            // "HTTP/1.1 200 OK", ": " and a line end for each header, and the empty line.
            headBytes: 19 + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0),
            text: (decode && raw.length > 0 ? decode(raw) : raw).toString("utf8"),
          });
        });
      });
      sent.on("error", fail);
      sent.end(body);
    });
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send("GET", path, headers);
  }

  /** Presses the button with these words on a page; the rest of its form is sent as it stands. */
  async press(path: string, button: RegExp, typed: Record<string, string> = {}): Promise<Answer> {
    const form = formWith((await this.get(path)).text, button);
    if (!form) throw new Error(`${path} has no button ${button}`);
    const entries = new URLSearchParams([...form.entries, ...Object.entries(typed)]);
    for (const [name, value] of Object.entries(typed)) entries.set(name, value);
    if (form.method === "get") return this.get(`${form.action || path}?${entries.toString()}`);
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: this.origin,
    };
    const answer = await this.send("POST", form.action || path, headers, entries.toString());
    if (answer.status !== 303 && answer.status !== 302) {
      throw new Error(`${button} on ${path} answered ${answer.status}`);
    }
    return answer;
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    if (/max-age=0/i.test(line)) this.jar.delete(pair.slice(0, at));
    else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
