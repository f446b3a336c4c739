import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { inTurn } from "./password-queue";

/**
 * OWASP's current recommendation for scrypt: N of 2^17 with r 8 and p 1, which takes 128 MB and some tenths
 * of a second for a password.
 */
export const PASSWORD_COST = 2 ** 17;
/** The cost of the demo accounts' shared hash. Their password is public, so a low cost is enough. */
export const DEMO_PASSWORD_COST = 2 ** 14;
const BLOCK = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

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

/** Compares in constant time. A hash in another format never matches. */
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

/**
 * Whether a stored hash is weaker than new ones. It can be renewed only at a sign-in, when the password is
 * known.
 */
export const isCheaper = (stored: string, cost: number): boolean => Number(stored.split("$")[1]) < cost;

/** Takes as long as a real comparison, so that response times do not reveal unknown users. */
export async function pretendToMatch(password: string, cost: number): Promise<void> {
  await derive(password, Buffer.alloc(16), cost, BLOCK, PARALLEL);
}
