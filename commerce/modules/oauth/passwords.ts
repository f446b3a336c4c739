import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = 16384;
const BLOCK = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, cost: number, block: number, parallel: number) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N: cost, r: block, p: parallel }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64url, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, BLOCK, PARALLEL);
  return `scrypt$${COST}$${BLOCK}$${PARALLEL}$${salt.toString("base64url")}$${key.toString("base64url")}`;
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

/** Spends the same time as a real comparison, so that an unknown user cannot be told by the clock. */
export async function pretendToMatch(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16), COST, BLOCK, PARALLEL);
}
