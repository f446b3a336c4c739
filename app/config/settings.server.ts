import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { z } from "zod";

/** What a browser or the shop itself fetches or links to; another protocol could run as a script. */
const url = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} must be a URL of http or https, such as https://shop.example`,
  });

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

/** Whether Express takes it for the proxies in front: how many there are, or their addresses and networks. */
function namesProxies(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true;
  return text.split(",").every((part) => {
    const [address = "", bits, more] = part.trim().split("/");
    if (PROXY_NAMES.includes(part.trim())) return true;
    const most = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 &&
      more === undefined &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
    );
  });
}

const postgresUrl = (name: string) =>
  z.string().regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`);

const milliseconds = (name: string, least = 1) => {
  const words = `${name} must be a whole number of milliseconds from ${least} to 600000`;
  return z.coerce.number({ error: words }).int(words).min(least, words).max(600_000, words);
};

const Environment = z.object({
  PORT: z.coerce
    .number({ error: "PORT must be a number" })
    .int("PORT must be a whole number")
    .min(0, "PORT must be from 0 to 65535")
    .max(65535, "PORT must be from 0 to 65535")
    .default(3000),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: postgresUrl("DATABASE_URL").optional(),
  DATABASE_DIRECT_URL: postgresUrl("DATABASE_DIRECT_URL").optional(),
  DATABASE_REPLICA_URL: postgresUrl("DATABASE_REPLICA_URL").optional(),
  COMMERCE_URL: url("COMMERCE_URL").optional(),
  COMMERCE_CLIENT_ID: z.string().default("kitroom_storefront"),
  COMMERCE_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()) as [string, ...string[]])
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      "SESSION_SECRET must have at least 32 characters, and so must each of several with commas between them",
    )
    .optional(),
  PUBLIC_URL: url("PUBLIC_URL").optional(),
  CDC_JAVASCRIPT_URL: url("CDC_JAVASCRIPT_URL").optional(),
  CHATBOT_SCRIPT_URL: url("CHATBOT_SCRIPT_URL").optional(),
  SIZE_FITTING_SCRIPT_URL: url("SIZE_FITTING_SCRIPT_URL").optional(),
  PREVIEW_ROUTE: z
    .string()
    .regex(/^[\w-]+$/, "PREVIEW_ROUTE must be one part of a path, such as cx-preview")
    .default("cx-preview"),
  PREVIEW_ORIGINS: z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      "PREVIEW_ORIGINS must be origins with commas between them, such as https://backoffice.example",
    ),
  SURVEY_URL: url("SURVEY_URL").optional(),
  SURVEY_SCRIPT_URL: url("SURVEY_SCRIPT_URL").optional(),
  MEDIA_BASE_URL: url("MEDIA_BASE_URL").optional(),
  PICTURE_CACHE_MB: z.coerce
    .number({ error: "PICTURE_CACHE_MB must be a number" })
    .int("PICTURE_CACHE_MB must be a whole number")
    .min(0, "PICTURE_CACHE_MB must be from 0 to 100000")
    .max(100_000, "PICTURE_CACHE_MB must be from 0 to 100000")
    .default(500),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== "",
      "SMTP_URL must start with smtp:// or smtps:// and name a server, such as smtp://mail.example:587",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[\w.-]+>?$/, "MAIL_FROM must be an address, or Name <address>")
    .optional(),
  SITE: z.enum(["uniforms", "wholesale"], { error: "SITE must be uniforms or wholesale" }).optional(),
  DEMO: z.enum(["on", "off"], { error: "DEMO must be on or off" }).default("on"),
  OFFLINE_DRAFTS: z.enum(["on", "off"], { error: "OFFLINE_DRAFTS must be on or off" }).default("on"),
  WEBHOOK_PRIVATE_ADDRESSES: z
    .enum(["on", "off"], { error: "WEBHOOK_PRIVATE_ADDRESSES must be on or off" })
    .default("off"),
  CART_DAYS: z.coerce
    .number({ error: "CART_DAYS must be a number" })
    .int("CART_DAYS must be a whole number")
    .min(0, "CART_DAYS must be from 0 to 3650")
    .max(3650, "CART_DAYS must be from 0 to 3650")
    .default(180),
  DEMO_WAREHOUSE_SECONDS: z.coerce
    .number({ error: "DEMO_WAREHOUSE_SECONDS must be a number" })
    .int("DEMO_WAREHOUSE_SECONDS must be a whole number")
    .min(0, "DEMO_WAREHOUSE_SECONDS must be from 0 to 86400")
    .max(86_400, "DEMO_WAREHOUSE_SECONDS must be from 0 to 86400")
    .default(600),
  DEMO_IDENTITY_PROVIDER: url("DEMO_IDENTITY_PROVIDER").optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      namesProxies,
      "TRUST_PROXY must be how many proxies are in front, or their addresses with commas between them, such as 10.0.0.0/8",
    )
    .optional(),
  SIGN_IN_LIMIT: z.coerce
    .number({ error: "SIGN_IN_LIMIT must be a number" })
    .int("SIGN_IN_LIMIT must be a whole number")
    .min(0, "SIGN_IN_LIMIT must not be negative")
    .default(60),
  READ_DEADLINE_MS: milliseconds("READ_DEADLINE_MS").default(5_000),
  WRITE_DEADLINE_MS: milliseconds("WRITE_DEADLINE_MS").default(15_000),
  PAGE_DEADLINE_MS: milliseconds("PAGE_DEADLINE_MS").default(20_000),
  REQUEST_SECONDS: z.coerce
    .number({ error: "REQUEST_SECONDS must be a number" })
    .int("REQUEST_SECONDS must be a whole number")
    .min(1, "REQUEST_SECONDS must be from 1 to 3600")
    .max(3600, "REQUEST_SECONDS must be from 1 to 3600")
    .default(180),
  LISTEN: z.enum(["at-once", "ready"], { error: "LISTEN must be at-once or ready" }).default("at-once"),
  DRAIN_DELAY_MS: milliseconds("DRAIN_DELAY_MS", 0).default(3_000),
  SLOW_SQL_MS: milliseconds("SLOW_SQL_MS").default(200),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

export type Settings = ReturnType<typeof parseSettings>;

/** Empty variables count as absent, such as `NAME=` in a compose file. */
const present = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""));

/**
 * Reads the settings once (architecture §4).
 * @throws Error with one sentence for each wrong setting.
 */
export function parseSettings(environment: NodeJS.ProcessEnv) {
  const result = Environment.safeParse(present(environment));
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.message}.`.replace("..", ".")).join("\n"));
  }
  const env = result.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new Error("DATABASE_DIRECT_URL needs DATABASE_URL, the pooler in front of that server.");
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    throw new Error("DATABASE_REPLICA_URL needs DATABASE_URL, the server that it is a replica of.");
  }
  const sessionSecrets = env.SESSION_SECRET ?? ([keptSecret(env.DATA_DIR)] as const);
  const [sessionSecret, ...formerSecrets] = sessionSecrets;
  return {
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    commerceUrl: env.COMMERCE_URL,
    clientId: env.COMMERCE_CLIENT_ID,
    /** The storefront and the embedded API share it; required with a remote API. */
    clientSecret: env.COMMERCE_CLIENT_SECRET ?? `embedded-${sessionSecret}`,
    formerClientSecrets: env.COMMERCE_CLIENT_SECRET
      ? []
      : formerSecrets.map((secret) => `embedded-${secret}`),
    /** The first seals, and what any of them sealed is opened. */
    sessionSecrets,
    publicUrl: env.PUBLIC_URL,
    /** The script of a customer data cloud, which the embedded API tells the sign-in page. */
    cdcJavascriptUrl: env.CDC_JAVASCRIPT_URL,
    /** Scripts of others that pages load for units with the flag of each; see features/shell/helpers.server.ts. */
    chatbotScriptUrl: env.CHATBOT_SCRIPT_URL,
    sizeFittingScriptUrl: env.SIZE_FITTING_SCRIPT_URL,
    /** The last part of the address of a content preview, and the back offices that may show one in a frame. */
    previewRoute: env.PREVIEW_ROUTE,
    previewOrigins: env.PREVIEW_ORIGINS,
    /** A survey that people are asked to after an order, and its script; none without. */
    surveyUrl: env.SURVEY_URL,
    surveyScriptUrl: env.SURVEY_SCRIPT_URL,
    mediaBaseUrl: env.MEDIA_BASE_URL ?? "",
    /** Bytes of disk that photographs in the widths of pages may take. */
    pictureCacheBytes: env.PICTURE_CACHE_MB * 1_000_000,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Kitroom <no-reply@${new URL(env.PUBLIC_URL ?? "http://localhost").hostname}>`,
    site: env.SITE,
    demo: env.DEMO === "on",
    /** Whether browsers keep what is chosen in a pack while they have no network. */
    offlineDrafts: env.OFFLINE_DRAFTS === "on",
    /** Whether events may be sent to private addresses, and by plain http. */
    webhookPrivateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES === "on",
    /** Days after which a cart that nobody changed is deleted; 0 keeps carts. */
    cartDays: env.CART_DAYS,
    /** Seconds that orders rest between two steps of the demo's warehouse; 0 means that it does nothing. */
    demoWarehouseSeconds: env.DEMO_WAREHOUSE_SECONDS,
    /** Where the identity provider of the demo runs. */
    demoIdentityProvider: env.DEMO_IDENTITY_PROVIDER,
    trustProxy: env.TRUST_PROXY,
    /** Refused sign-ins that one address may make in a minute; 0 means no limit. */
    signInLimit: env.SIGN_IN_LIMIT,
    readDeadlineMs: env.READ_DEADLINE_MS,
    writeDeadlineMs: env.WRITE_DEADLINE_MS,
    pageDeadlineMs: env.PAGE_DEADLINE_MS,
    /** Seconds in which a whole request must arrive, including its body. */
    requestSeconds: env.REQUEST_SECONDS,
    /** When the port is opened: at the start of the process, or when the shop can serve. */
    listen: env.LISTEN,
    drainDelayMs: env.DRAIN_DELAY_MS,
    slowStatementMs: env.SLOW_SQL_MS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Why nothing can be written where a folder is or would be made. Asked of the nearest folder that there is, because
 * Node says ENOENT of a folder that it cannot make on a read-only disk.
 */
function whyNot(dataDir: string): string | undefined {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/**
 * Created at the first start and kept, so that a restart signs nobody out. A new folder is private to this
 * user; an existing folder keeps its permissions.
 * @throws Error with one sentence when the folder is not writable.
 */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("base64url");
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process that started at the same time was first.
    if (code === "EEXIST" && existsSync(file)) return readFileSync(file, "utf8").trim();
    const words = `DATA_DIR must be a folder that can be written, and ${resolve(dataDir)} is not (${whyNot(dataDir) ?? code}).`;
    throw new Error(words, { cause: error });
  }
}

let settings: Settings | undefined;

/** The settings of this process. */
export const getSettings = (): Settings => (settings ??= parseSettings(process.env));
