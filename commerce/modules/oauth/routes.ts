import { createHash, timingSafeEqual } from "node:crypto";
import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../../database/connection";
import type { User } from "../../http/principal";
import { readText } from "../../http/read-text";
import { units } from "../organisation/tables";
import { users } from "../users/tables";
import { clearAttempts, countAttempt, placeOf } from "./attempts";
import { hashPassword, isCheaper, PASSWORD_COST, passwordMatches, pretendToMatch } from "./passwords";
import { issueTokens, revokeByToken, rotate, type IssuedTokens } from "./tokens";

export interface OauthSettings {
  db: Database;
  now: () => Date;
  clientId: string;
  clientSecret: string;
  /** N of scrypt for passwords; hashes that cost less are renewed at sign-in. PASSWORD_COST unless told. */
  passwordCost?: number;
  /** Is told when tokens were revoked. */
  onEnded?: () => void;
}

const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal("bearer"),
    refresh_token: z.string().optional(),
    expires_in: z.number(),
    scope: z.string(),
  })
  .openapi("Token");
const Refusal = z
  .object({ error: z.string(), error_description: z.string().optional() })
  .openapi("TokenError");

const digest = (text: string) => createHash("sha256").update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const refuse = (c: Context, status: 400 | 401 | 429, error: string, description?: string) =>
  c.json({ error, ...(description ? { error_description: description } : {}) }, status);

const answer = (c: Context, tokens: IssuedTokens) => {
  c.header("Cache-Control", "no-store");
  return c.json({
    access_token: tokens.accessToken,
    token_type: "bearer",
    ...(tokens.refreshToken ? { refresh_token: tokens.refreshToken } : {}),
    expires_in: tokens.expiresIn,
    scope: "basic",
  });
};

const MAX_FORM_BYTES = 16 * 1024;

/** The form of a request; undefined for one that no client of ours would send. */
async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const text = await readText(c.req.raw, MAX_FORM_BYTES);
  return text === undefined ? undefined : new URLSearchParams(text);
}

/** The OAuth endpoints (contract §2): password, refresh_token and client_credentials grants, and revocation. */
export function oauthRoutes(app: OpenAPIHono, settings: OauthSettings): void {
  const { db, now, passwordCost = PASSWORD_COST } = settings;

  app.openAPIRegistry.registerPath(
    createRoute({
      method: "post",
      path: "/authorizationserver/oauth/token",
      tags: ["OAuth"],
      summary: "Issues tokens for a password, a refresh token or the application itself",
      request: {
        body: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: z.object({
                grant_type: z.enum(["password", "refresh_token", "client_credentials"]),
                client_id: z.string(),
                client_secret: z.string(),
                username: z.string().optional(),
                password: z.string().optional(),
                refresh_token: z.string().optional(),
              }),
            },
          },
        },
      },
      responses: {
        200: { description: "Tokens", content: { "application/json": { schema: TokenAnswer } } },
        400: { description: "Refused", content: { "application/json": { schema: Refusal } } },
        401: { description: "Unknown client", content: { "application/json": { schema: Refusal } } },
      },
    }),
  );

  // Parameters count from the form body only: a password in a URL would stand in every log.
  app.post("/authorizationserver/oauth/token", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 400, "invalid_request", "The request is too large");
    if (!knownClient(settings, c, form)) return refuse(c, 401, "invalid_client", "Bad client credentials");
    const grant = form.get("grant_type");
    if (grant === "client_credentials") {
      return answer(c, await issueTokens(db, { customerId: null, clientId: settings.clientId }, now()));
    }
    if (grant === "refresh_token") {
      const tokens = await rotate(db, form.get("refresh_token") ?? "", settings.clientSecret, now());
      const owner = tokens && (await activeUser(db, tokens.customerId));
      return tokens && owner ? answer(c, tokens) : refuse(c, 400, "invalid_grant", "Invalid refresh token");
    }
    if (grant !== "password") return refuse(c, 400, "unsupported_grant_type", "Unsupported grant type");
    const uid = (form.get("username") ?? "").replaceAll("\u0000", "").trim().toLowerCase();
    const password = form.get("password") ?? "";
    // A try without a name is nobody's, so nobody's tries are counted by it.
    if (uid === "") return refuse(c, 400, "invalid_grant", "Bad credentials");
    // Believed because the client has shown its secret: it alone sees who its visitors are.
    const place = placeOf(c.req.header("X-Sign-In-From"));
    const wait = await countAttempt(db, uid, place, now());
    if (wait > 0)
      return refuse(c, 429, "too_many_attempts", `Too many attempts. Try again in ${wait} seconds`);
    const [found] = await db
      .select({ user: users, unitActive: units.active })
      .from(users)
      .leftJoin(units, eq(units.uid, users.unitUid))
      .where(eq(users.uid, uid));
    const user = found?.user;
    if (!user) await pretendToMatch(password, passwordCost);
    if (!user || !(await passwordMatches(password, user.passwordHash))) {
      return refuse(c, 400, "invalid_grant", "Bad credentials");
    }
    // A closed unit's people cannot order, so a token of theirs would be refused by the next call.
    if (!user.active || !found.unitActive) return refuse(c, 400, "invalid_grant", "User is disabled");
    await clearAttempts(db, uid, place);
    if (isCheaper(user.passwordHash, passwordCost)) await renewHash(db, user, password, passwordCost);
    return answer(
      c,
      await issueTokens(db, { customerId: user.customerId, clientId: settings.clientId }, now()),
    );
  });

  app.post("/authorizationserver/oauth/revoke", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 400, "invalid_request", "The request is too large");
    const bearer = /^bearer (.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
    const token = form.get("token") ?? bearer;
    if (token) await revokeByToken(db, token, now());
    settings.onEnded?.();
    return c.body(null, 200);
  });
}

/** Only in the place of the hash that was compared: a password that was changed in between stays. */
async function renewHash(db: Database, user: User, password: string, cost: number): Promise<void> {
  const passwordHash = await hashPassword(password, cost);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.customerId, user.customerId), eq(users.passwordHash, user.passwordHash)));
}

async function activeUser(db: Database, customerId: string): Promise<boolean> {
  const [found] = await db
    .select({ user: users.active, unit: units.active })
    .from(users)
    .innerJoin(units, eq(units.uid, users.unitUid))
    .where(eq(users.customerId, customerId));
  return found !== undefined && found.user && found.unit;
}

function knownClient(settings: OauthSettings, c: Context, form: URLSearchParams): boolean {
  const basic = /^basic (.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, "base64").toString().split(":") : [];
  const id = form.get("client_id") ?? basicId ?? "";
  const secret = form.get("client_secret") ?? basicSecret ?? "";
  return sameText(id, settings.clientId) && sameText(secret, settings.clientSecret);
}
