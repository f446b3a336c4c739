import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHost, type Host } from "../../app/host/host.server";
import { createShop } from "../../app/host/shop.server";
import { parseSettings } from "../../app/config/settings.server";
import { newChallenge } from "../../commerce/modules/oauth";
import { passkeyChallenges } from "../../commerce/modules/passkeys/tables";
import { writeProviders } from "../../commerce/modules/sso";
import { users } from "../../commerce/modules/users/tables";
import { testApi, type TestApi } from "../support/api";
import { CLIENT } from "../support/settings";
import { loadBuild } from "../support/storefront";
import { outgrows, type Shape } from "./growth";
import * as languages from "./languages";
import { head, say } from "./wire";

/** The shop in this process, so that all its work is counted. */
let host: Host;
let api: TestApi;
let tokens: Record<"buyer" | "admin" | "agent", string>;
beforeAll(async () => {
  api = await testApi();
  const settings = parseSettings({
    NODE_ENV: "test",
    PORT: "0",
    SIGN_IN_LIMIT: "0",
    SESSION_SECRET: "a-secret-for-tests-alone-0123456789-abcdef",
  });
  host = await openHost(settings);
  const commerce = { ...api, signInsBusy: () => false };
  host.serve(createShop({ build: await loadBuild(), settings, commerce }));
  tokens = {
    buyer: await api.signIn("buyer@harrowstreet.example"),
    admin: await api.signIn("admin@korraline.example"),
    agent: await api.signIn("agent@kitroom.example"),
  };
  await writeProviders(api.db, [PROVIDER]);
});
afterAll(async () => {
  host.server.closeAllConnections();
  host.server.close();
  await api.close();
});

interface SignInFrame {
  method?: string;
  /** The text may stand in the path. */
  path: string | ((text: string) => string);
  headers?: (text: string) => Record<string, string>;
  body?: (text: string) => string | Buffer;
  as?: keyof typeof tokens;
  /** Comes before each text, and is not measured. */
  before?: () => Promise<void>;
  /** What answers have when the text was read as far as it can be; the shortest of the first shape is read so. */
  says?: RegExp;
  /** Characters, as many as the door takes. */
  most: number;
  shapes: readonly Shape[];
}

const FORM = "application/x-www-form-urlencoded";
const typed = (type: string) => () => ({ "Content-Type": type });
const json = (name: string) => (text: string) => JSON.stringify({ fileName: "list.csv", [name]: text });
const inLine = (text: string) => text.replaceAll(/[\r\n]/g, " ");
const HEAD = 12_000;
/** As many where each may become three: what is cut off would hide how the longest grows. */
const ENCODED = HEAD / 3;
const CONSENTS = "/occ/v2/uniforms/users/anonymous/consenttemplates";
const header = (name: string, path: string): SignInFrame => ({
  path,
  headers: (text) => ({ [name]: inLine(text) }),
  most: HEAD,
  shapes: languages.lists,
});

/** A provider that is never asked for anything: its tokens are refused as they are read. */
const PROVIDER = {
  ...{ id: "growth", organisation: "kestrel", name: "Growth", domains: ["growth.example"], enabled: true },
  ...{ issuer: "https://growth.example", clientId: "kitroom", clientSecret: "kitroom-secret" },
};

/** A challenge of passkeys works once. */
let challengeId = "";
const ORIGIN = "https://uniforms.shop.example";
const CHALLENGE = "growth";
const challengeOf = (uid?: string) => async () => {
  const [person] = uid ? await api.db.select().from(users).where(eq(users.uid, uid)) : [];
  const place = { origin: ORIGIN, rpId: "uniforms.shop.example" };
  ({ id: challengeId } = await newChallenge(api, place, person?.customerId ?? null));
  await api.db
    .update(passkeyChallenges)
    .set({ challenge: CHALLENGE })
    .where(eq(passkeyChallenges.id, challengeId));
};
const base64url = (text: string, encoding: BufferEncoding = "utf8") =>
  Buffer.from(text, encoding).toString("base64url");

/** Long, as those of browsers: the parser of Node looks for it without its dashes, also in the file. */
const BOUNDARY = "----border-of-a-file-of-a-program";

/** A file of a program that staff send. */
const fileOfProgram = (name: string, shapes: readonly Shape[], most: number, says: RegExp): SignInFrame => ({
  method: "POST",
  path: "/occ/v2/uniforms/program/uploads",
  headers: typed(`multipart/form-data; boundary=${BOUNDARY}`),
  body: (text) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      // Shapes of bytes are texts of one byte a character.
      Buffer.from(text, name.endsWith(".zip") ? "latin1" : "utf8"),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  as: "agent",
  most,
  shapes,
  says,
});

/** Everything that takes a text from outside apart. */
const DOORS: Record<string, SignInFrame> = {
  "a set-up document": {
    method: "POST",
    path: "/occ/v2/uniforms/punchout/cxml/setup",
    headers: typed("text/xml"),
    body: (text) => text,
    most: 900_000,
    shapes: languages.setups,
  },
  "an order document": {
    method: "POST",
    path: "/occ/v2/uniforms/punchout/cxml/order",
    headers: typed("text/xml"),
    body: (text) => text,
    most: 900_000,
    shapes: languages.orders,
  },
  "orders as a file": {
    method: "POST",
    path: "/occ/v2/wholesale/users/current/bulkOrders",
    headers: typed("application/json"),
    body: json("text"),
    as: "buyer",
    most: 400_000,
    shapes: languages.csv,
  },
  "a team order as a file": {
    method: "POST",
    path: "/occ/v2/uniforms/orgUsers/current/proxy/teamFiles",
    headers: typed("application/json"),
    body: json("text"),
    as: "admin",
    most: 400_000,
    shapes: languages.csv,
  },
  "people as a file": {
    method: "POST",
    path: "/occ/v2/uniforms/manage-users/bulk",
    headers: typed("application/json"),
    body: json("text"),
    as: "admin",
    most: 400_000,
    shapes: languages.csv,
  },
  "lines of a cart as a file": {
    method: "POST",
    path: "/occ/v2/uniforms/cartLines",
    headers: typed("application/json"),
    body: (text) => JSON.stringify({ text }),
    as: "buyer",
    most: 400_000,
    shapes: languages.csv,
  },
  "a file of a program": fileOfProgram("stock.csv", languages.csv, 400_000, /^201/),
  "a zip of a program": fileOfProgram("program.zip", languages.zips, 400_000, /"stock"/),
  "a program in a form with files": {
    method: "POST",
    path: "/occ/v2/uniforms/program/uploads",
    headers: typed("multipart/form-data; boundary=x"),
    body: (text) => text,
    as: "agent",
    most: 2_000_000,
    shapes: languages.multiparts,
    says: /no file|not valid multipart/,
  },
  "a file for the desk": {
    method: "POST",
    path: "/occ/v2/uniforms/users/current/files?purpose=enquiry",
    headers: typed("multipart/form-data; boundary=x"),
    body: (text) => text,
    as: "buyer",
    most: 2_000_000,
    shapes: languages.multiparts,
    says: /no file|not valid multipart/,
  },
  "a logout token": {
    method: "POST",
    path: `/authorizationserver/sso/${PROVIDER.id}/logout`,
    headers: typed(FORM),
    body: (text) => `logout_token=e30.${base64url(text)}.x`,
    most: HEAD - 1000,
    shapes: languages.claims,
    says: /The token is of another issuer/,
  },
  "the parts of a logout token": {
    method: "POST",
    path: `/authorizationserver/sso/${PROVIDER.id}/logout`,
    headers: typed(FORM),
    body: (text) => `logout_token=${encodeURIComponent(text)}`,
    most: ENCODED,
    shapes: languages.tokens,
    says: /The token is no signed JWT/,
  },
  "the answer of a passkey": {
    method: "POST",
    path: "/authorizationserver/oauth/token",
    headers: typed(FORM),
    body: (text) =>
      new URLSearchParams({
        ...{ grant_type: "password", username: challengeId, password: text },
        ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
      }).toString(),
    most: ENCODED,
    shapes: languages.json,
    before: challengeOf(),
    says: /This passkey could not be confirmed/,
  },
  "a new passkey": {
    method: "POST",
    path: "/occ/v2/uniforms/users/current/passkeys",
    headers: typed("application/json"),
    body: (text) => {
      const said = { type: "webauthn.create", challenge: CHALLENGE, origin: ORIGIN };
      const attestationObject = base64url(text, "latin1").slice(0, 20_000);
      const response = { clientDataJSON: base64url(JSON.stringify(said)), attestationObject };
      const credential = { ...{ id: "AAAA", rawId: "AAAA", type: "public-key" }, response };
      return JSON.stringify({ challengeId, name: "Phone", credential });
    },
    as: "buyer",
    most: 14_000,
    shapes: languages.cbor,
    before: challengeOf("buyer@harrowstreet.example"),
    says: /answer could not be confirmed/,
  },
  "a form of a page": {
    method: "POST",
    path: "/login",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a form with files": {
    method: "POST",
    path: "/contact-us",
    headers: typed("multipart/form-data; boundary=x"),
    body: (text) => text,
    most: 2_000_000,
    shapes: languages.multiparts,
  },
  "a form of a call": {
    method: "POST",
    path: "/occ/v2/uniforms/forgottenpasswordtokens",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a form of the authorization server": {
    method: "POST",
    path: "/authorizationserver/oauth/token",
    headers: typed(FORM),
    body: (text) => text,
    most: 500_000,
    shapes: languages.forms,
  },
  "a call-up": {
    method: "POST",
    path: "/punchout/oci/start",
    headers: typed(FORM),
    body: (text) => `USERNAME=x&PASSWORD=y&${text}`,
    most: 500_000,
    shapes: languages.forms,
  },
  "a body of JSON": {
    method: "POST",
    path: "/occ/v2/uniforms/forgottenpasswordtokens",
    headers: typed("application/json"),
    body: (text) => text,
    most: 500_000,
    shapes: languages.json,
  },
  "the query of a page": { path: (text) => `/login?${text}`, most: HEAD, shapes: languages.queries },
  "the query of a call": {
    path: (text) => `/occ/v2/wholesale/products/search?${text}`,
    as: "buyer",
    most: HEAD,
    shapes: languages.queries,
  },
  "a selection of properties": {
    path: (text) => `/occ/v2/uniforms/basesites?fields=${encodeURIComponent(text)}`,
    most: ENCODED,
    shapes: languages.fields,
  },
  "Accept of a call": header("Accept", "/occ/v2/uniforms/basesites"),
  "Accept-Language of a page": header("Accept-Language", "/login"),
  "Accept-Encoding of a page": header("Accept-Encoding", "/login"),
  "Cookie of a page": header("Cookie", "/login"),
  "Content-Type of a call": {
    ...header("Content-Type", "/occ/v2/uniforms/forgottenpasswordtokens"),
    method: "POST",
  },
  "If-None-Match of a file": header("If-None-Match", "/robots.txt"),
  "Range of a file": header("Range", "/robots.txt"),
  "X-Anonymous-Consents": header("X-Anonymous-Consents", CONSENTS),
  "X-Anonymous-Consents as a client writes them": {
    path: CONSENTS,
    headers: (text) => ({ "X-Anonymous-Consents": encodeURIComponent(text) }),
    most: ENCODED,
    shapes: languages.json,
    says: /x-anonymous-consents: %5B/i,
  },
};

const inAddress = (text: string) => text.replaceAll(/[^\u0021-\u007e]/g, "+");

/** Sends a text to a door, and reads the whole answer: its status, headers and body. */
async function send({ method = "GET", path, headers, body, as }: SignInFrame, text: string): Promise<string> {
  const content = body && Buffer.from(body(text));
  const lines = [
    `Host: 127.0.0.1:${host.port}`,
    `Origin: http://127.0.0.1:${host.port}`,
    "Connection: close",
    ...Object.entries(headers?.(text) ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(as ? [`Authorization: Bearer ${tokens[as]}`] : []),
    ...(method === "GET" ? [] : [`Content-Length: ${content?.length ?? 0}`]),
  ];
  const target = typeof path === "string" ? path : inAddress(path(text));
  const said = head(method, target, ...lines);
  const heard = await say(
    `http://127.0.0.1:${host.port}`,
    said,
    content && [content.toString("latin1")].values(),
  );
  expect(heard.status, heard.text.slice(0, 300)).toBeLessThan(500);
  return [heard.status, ...[...heard.headers].map((one) => one.join(": ")), heard.text].join("\n");
}

describe("what is read takes in proportion to its length, whatever its shape", () => {
  test.each(Object.entries(DOORS))(
    "[SI-08] %s",
    async (_, door) => {
      if (door.says) {
        await door.before?.();
        expect(await send(door, door.shapes[0]!.text(100))).toMatch(door.says);
      }
      for (const shape of door.shapes) {
        const grown = await outgrows((text) => send(door, text), shape, door.most, door.before);
        expect(grown, shape.said).toBeUndefined();
      }
    },
    600_000,
  );
});
