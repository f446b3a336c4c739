import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What OWASP asks of scrypt at present: N of 2^17 with r 8 and p 1, 128 MB and some tenths of a second a password. */
export const PASSWORD_COST = 2 ** 17;
/** The cost of the demo people's one hash. Their password is public, so it need not be dear. */
export const DEMO_PASSWORD_COST = 2 ** 14;
const BLOCK = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

/** Derivations at one time in a process: each holds its memory while it runs. */
const MOST_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever waited goes on in this one's place.
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer, cost: number, block: number, parallel: number) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N: cost, r: block, p: parallel, maxmem: 128 * cost * block + 2 ** 20 };
        scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** `scrypt$N$r$p$salt$key`, salt and key in base64url, so that the cost can be raised later. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, BLOCK, PARALLEL);
  return `scrypt$${cost}$${BLOCK}$${PARALLEL}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Compares in constant time; a hash of another form matches nothing. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, block, parallel, salt, key] = stored.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(
    password,
    Buffer.from(salt, "base64url"),
    Number(cost),
    Number(block),
    Number(parallel),
  );
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether a stored hash is cheaper than hashes are made now; it can be renewed only while the password is at hand. */
export const isCheaper = (stored: string, cost: number): boolean => Number(stored.split("$")[1]) < cost;

/** Spends the same time as a real comparison, so that an unknown user cannot be told by the clock. */
export async function pretendToMatch(password: string, cost: number): Promise<void> {
  await derive(password, Buffer.alloc(16), cost, BLOCK, PARALLEL);
}
