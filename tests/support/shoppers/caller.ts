import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD } from "../../e2e/places";
import type { Dice } from "./dice";

/** Where the shop is and how its API is opened. */
export interface Entrance {
  url: string;
  clientSecret: string;
}

export interface Reply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each step reads what its call answers
  body: any;
}

/** What a crowd's requests came to. */
export interface Tally {
  answered: number;
  /** What went wrong on the way and was sent again, by cause: a status, or `network`. */
  again: Map<string, number>;
}

/** Milliseconds after which somebody gives up on a request that never comes back. */
const PATIENCE_MS = 300_000;
const ANSWER_MS = 20_000;
/** Answers after which a person presses the button again. */
const AGAIN = new Set([500, 502, 503, 504]);

/**
 * One person's browser. A write carries an idempotency key from its form. When no answer comes, or one that says
 * the shop is in trouble, the same request is sent again with the same key, as a person does who presses the
 * button again on the page they still have.
 */
export class Caller {
  private token = "";

  constructor(
    private readonly entrance: Entrance,
    private readonly site: string,
    private readonly dice: Dice,
    private readonly tally: Tally,
  ) {}

  /** Somebody else at the same entrance, who still has to sign in. */
  beside(): Caller {
    return new Caller(this.entrance, this.site, this.dice, this.tally);
  }

  /** Signs in by password; a sign-in that got no answer is done again. */
  async signIn(email: string): Promise<void> {
    const form = {
      grant_type: "password",
      username: email,
      password: PASSWORD,
      client_id: "kitroom_storefront",
      client_secret: this.entrance.clientSecret,
    };
    const reply = await this.untilAnswered(() =>
      this.send("POST", "/authorizationserver/oauth/token", {}, new URLSearchParams(form)),
    );
    if (reply.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(reply)}`);
    this.token = String(reply.body.access_token);
  }

  read(path: string, query: Record<string, string> = {}): Promise<Reply> {
    return this.request("GET", path, query);
  }

  /** A write that may be sent twice without harm by itself. */
  put(path: string, query: Record<string, string>): Promise<Reply> {
    return this.request("PUT", path, query, {});
  }

  /** A write with the key of its form. */
  write(method: "POST" | "DELETE", path: string, query: Record<string, string> = {}, body: object = {}) {
    return this.request(method, path, query, method === "POST" ? body : undefined, randomUUID());
  }

  private request(method: string, path: string, query: object, body?: object, key?: string): Promise<Reply> {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const address = `/occ/v2/${this.site}${path}${search ? `?${search}` : ""}`;
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(key ? { "Idempotency-Key": key } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
    };
    return this.untilAnswered(() => this.send(method, address, headers, body && JSON.stringify(body)));
  }

  private async send(
    method: string,
    address: string,
    headers: Record<string, string>,
    body?: string | URLSearchParams,
  ): Promise<Reply> {
    const answer = await fetch(this.entrance.url + address, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await answer.text();
    const json = (answer.headers.get("content-type") ?? "").includes("json");
    return { status: answer.status, body: json ? JSON.parse(text) : text };
  }

  private async untilAnswered(send: () => Promise<Reply>): Promise<Reply> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const reply = await send().catch((error: unknown) => error as Error);
      if (!(reply instanceof Error) && !AGAIN.has(reply.status)) {
        this.tally.answered += 1;
        return reply;
      }
      const cause = reply instanceof Error ? "network" : String(reply.status);
      this.tally.again.set(cause, (this.tally.again.get(cause) ?? 0) + 1);
      if (Date.now() > until) throw new Error(`no answer after ${PATIENCE_MS / 1000} s: ${String(reply)}`);
      await wait(this.dice.int(50, 300));
    }
  }
}
