import type { Logger } from "pino";
import { correlationIdOf } from "./correlation-id";
import { unknownResource } from "./errors";
import type { Faults, Refusal } from "./faults";
import type { Sent } from "./input";

/** A read as the storefront asks it in the same process: no address, no headers to parse, no JSON. */
export interface DirectRead {
  site: string;
  /** POST for a call that reads, but whose filters are a body, or that first looks whether it must write. */
  method: "GET" | "POST";
  /**
   * Below the base site, with its names in braces and `current` as the person: "/users/current/orders/{code}". A read
   * of somebody else has {userId} and the person's number.
   */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
  /** By name in small letters. */
  headers: Record<string, string | undefined>;
}

/**
 * The body belongs to whoever asked: nothing in it is shared with a cache or another answer. `mustWrite` says that the
 * call looked, changed nothing, and has something to write: then it is to be sent by HTTP.
 */
export type DirectAnswer = { status: 200; body: unknown } | { status: 200; mustWrite: true } | Refusal;

/** What a call answers that looked and has something to write. */
export const MUST_WRITE = Symbol("must write");

/** Runs one declared read and gives its answer, with only the properties that it asked for, or MUST_WRITE. */
export type Read = (sent: Sent) => Promise<unknown>;

/** The declared reads, by their method and path. */
export class DirectReads {
  private readonly reads = new Map<string, Read>();

  constructor(
    private readonly logger: Logger,
    private readonly faults: Faults,
  ) {}

  add(method: string, path: string, read: Read): void {
    this.reads.set(`${method} ${path}`, read);
    this.reads.set(`${method} ${path.replace("{userId}", "current")}`, read);
  }

  /** Answers as the same call would by HTTP. Never throws. */
  async answer({ site, method, path, params, query, body, headers }: DirectRead): Promise<DirectAnswer> {
    const sent: Sent = {
      method,
      path: `/occ/v2/${site}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))}`,
      params: { userId: "current", ...params, baseSiteId: site },
      query,
      header: (name) => headers[name.toLowerCase()],
      body: () => Promise.resolve(body ?? {}),
      form: false,
    };
    const started = performance.now();
    const call = `${method} /occ/v2/:baseSiteId${path}`;
    const correlationId = correlationIdOf(sent);
    const answer = await this.run(sent, path).then(
      (answered): DirectAnswer =>
        answered === MUST_WRITE ? { status: 200, mustWrite: true } : { status: 200, body: answered },
      (error: unknown) => this.faults(error, { correlationId, call }),
    );
    if (this.logger.isLevelEnabled("debug")) {
      const ms = Math.round(performance.now() - started);
      this.logger.debug({ event: "commerce.call", correlationId, call, status: answer.status, ms });
    }
    return answer;
  }

  private async run(sent: Sent, path: string): Promise<unknown> {
    const read = this.reads.get(`${sent.method} ${path}`);
    if (!read) throw unknownResource(sent.path);
    return read(sent);
  }
}
