import { and, eq, like, not, sql } from "drizzle-orm";
import { afterAll, afterEach, expect } from "vitest";
import { createCommerceApi, type CommerceApi, type CommerceSettings } from "../../commerce";
import type { Database } from "../../commerce/database/connection";
import type { Connection } from "../../commerce/database/open";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { openTestDatabase } from "./database";
import { CLIENT, PASSWORD, TEST_NOW, TEST_PASSWORD_COST } from "./settings";

export interface CallOptions {
  /** The person who calls, by e-mail address; without it the call carries no token. */
  as?: string;
  /** A token of its own instead of a person's. */
  token?: string;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  site?: string;
}

export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test reads what its call answers
  body: any;
  headers: Headers;
}

export interface TestApi {
  jobs: CommerceApi["jobs"];
  fetch(request: Request): Promise<Response>;
  read: CommerceApi["read"];
  pageEnded: CommerceApi["pageEnded"];
  /** What `/readyz` asks. */
  probe: CommerceApi["probe"];
  db: Database;
  kind: Connection["kind"];
  close(): Promise<void>;
  /** An access token of a demo person; one sign-in a person, unless a fresh one is asked for. */
  signIn(email: string, fresh?: boolean): Promise<string>;
  /** Later calls sign in anew: for a test that may have ended the tokens of the accounts it calls as. */
  forgetTokens(): void;
  /** A call below /occ/v2/{site}; the body is sent as JSON, or as the form that it is. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** A form post to the authorization server. */
  oauth(
    endpoint: "token" | "revoke",
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Moves the API's clock to an instant, or on by seconds. */
  setNow(to: Date): void;
  advance(seconds: number): void;
  now(): Date;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = (response.headers.get("content-type") ?? "").includes("json");
  return { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers };
}

/**
 * The whole commerce API over a copy of the seeded database, with a clock that tests can move.
 * `connection` stands in for a copy of its own.
 */
export async function testApi(
  options: Pick<
    Partial<CommerceSettings>,
    | "demo"
    | "demoWarehouseSeconds"
    | "mail"
    | "webhooks"
    | "connection"
    | "passwordCost"
    | "logger"
    | "previewRoute"
  > = {},
): Promise<TestApi> {
  const connection = options.connection ?? (await openTestDatabase());
  let clock = TEST_NOW;
  const api = await createCommerceApi({
    connection,
    demo: options.demo ?? true,
    // A test that is about the cost says another.
    passwordCost: options.passwordCost ?? TEST_PASSWORD_COST,
    demoWarehouseSeconds: options.demoWarehouseSeconds,
    mail: options.mail,
    webhooks: options.webhooks,
    previewRoute: options.previewRoute,
    logger: options.logger,
    storefrontUrl: (site) => `https://${site}.shop.example`,
    now: () => clock,
    ...CLIENT,
  });
  const tokens = new Map<string, Promise<string>>();
  const oauth: TestApi["oauth"] = async (endpoint, form, headers = {}) =>
    read(
      await api.fetch(
        new Request(`http://commerce.test/authorizationserver/oauth/${endpoint}`, {
          method: "POST",
          headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
          body: new URLSearchParams(form),
        }),
      ),
    );
  const passwordGrant = async (email: string) => {
    const { clientId, clientSecret } = CLIENT;
    const { body } = await oauth("token", {
      grant_type: "password",
      username: email,
      password: PASSWORD,
      client_id: clientId,
      client_secret: clientSecret,
    });
    if (!body.access_token) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
    return String(body.access_token);
  };
  const signIn = (email: string, fresh = false) => {
    const token = (!fresh && tokens.get(email)) || passwordGrant(email);
    if (!fresh) tokens.set(email, token);
    return token;
  };
  return {
    jobs: api.jobs,
    fetch: (request) => api.fetch(request),
    read: (read, trace) => api.read(read, trace),
    pageEnded: (id) => api.pageEnded(id),
    probe: () => api.probe(),
    db: connection.db,
    kind: connection.kind,
    close: () => api.close(),
    signIn,
    forgetTokens: () => tokens.clear(),
    oauth,
    async call(method, path, { as, token, body, query = {}, headers = {}, site = "uniforms" } = {}) {
      const url = new URL(`http://commerce.test/occ/v2/${site}${path}`);
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, String(value));
      }
      const bearer = token ?? (as && (await signIn(as)));
      return read(
        await api.fetch(
          new Request(url, {
            method,
            headers: {
              ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
              ...(body === undefined || body instanceof FormData
                ? {}
                : { "Content-Type": "application/json" }),
              ...headers,
            },
            ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
          }),
        ),
      );
    },
    setNow(to) {
      clock = to;
    },
    advance(seconds) {
      clock = new Date(clock.getTime() + seconds * 1000);
    },
    now: () => clock,
  };
}

/**
 * The API that the tests of one file share: awaited at its top, closed after its last test. A mail of each kind that
 * its tests cause must be whole and have a sample, whatever they are about.
 */
export async function apiOfFile(): Promise<TestApi> {
  const api = await testApi();
  const checked = new Set<string>();
  afterEach(() => expectWholeMails(api.db, checked));
  afterAll(() => api.close());
  return api;
}

/** @param checked the kinds that were checked already, and then those that are checked now. */
async function expectWholeMails(db: Database, checked: Set<string>): Promise<void> {
  const kindOf = sql<string>`split_part(about, ' ', 1)`;
  const mails = await db
    .selectDistinctOn([kindOf], {
      kind: kindOf,
      subject: mailOutbox.subject,
      text: mailOutbox.text,
      html: mailOutbox.html,
    })
    .from(mailOutbox)
    // What a test puts there itself is no mail of the shop.
    .where(and(eq(mailOutbox.channel, "EMAIL"), not(like(mailOutbox.about, "of the test %"))));
  for (const { kind, ...mail } of mails.filter((one) => !checked.has(one.kind))) {
    checked.add(kind);
    const { mailProblems } = await import("./whole-mail");
    const { SAMPLE_MAILS } = await import("../../commerce/demo/mails/samples");
    const shown = SAMPLE_MAILS.flatMap(({ mails: each }) => each.map(({ about }) => about));
    expect(shown, "the events that have a sample in commerce/demo/mails").toContain(kind);
    expect(await mailProblems(mail), `the mail ${kind}`).toEqual([]);
  }
}
