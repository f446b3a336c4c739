import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes a folder that this process alone may read, also one that was there before: the embedded database gives its
 * files to everybody, and mails hold names and addresses.
 * @throws Error with one sentence when the folder cannot be made or used.
 */
export function privateFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A mounted folder may belong to somebody else, who has decided who reads it.
    if (code === "EPERM") return;
    throw new Error(`The folder ${path} cannot be used (${code}).`, { cause: error });
  }
}
