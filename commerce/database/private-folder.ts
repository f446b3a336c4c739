import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes a folder private to this user, also if it exists: the embedded database makes its files readable for
 * everyone, and emails have names and addresses.
 * @throws Error with one sentence when the folder cannot be made or used.
 */
export function privateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A mounted folder may belong to another user, who decides about its permissions.
    if (code === "EPERM") return;
    throw new Error(`The folder ${path} cannot be used (${code}).`, { cause: error });
  }
}
