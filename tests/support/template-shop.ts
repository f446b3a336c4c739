import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { startShop, type ShopProcess } from "../e2e/host";
import { memoryFolder } from "./memory-folder.mjs";
import { databaseUrl, onServer } from "./on-server";
import { copyOf } from "./template";

/** A copy of the seeded database for a built shop in a process of its own. */
export interface TemplateShop {
  /** Its DATA_DIR. */
  folder: string;
  /** Starts the shop on it. On the embedded database one may run at a time. */
  start(env?: Record<string, string>): Promise<ShopProcess>;
  /** Deletes it, when its shops are stopped. */
  remove(): Promise<void>;
}

export async function templateShop(): Promise<TemplateShop> {
  const template = inject("template");
  const folder = memoryFolder("kitroom-shop-");
  const database = `kitroom_shop_${randomUUID().replaceAll("-", "")}`;
  const own: Record<string, string> = {};
  if (template.kind === "pglite") cpSync(template.folder, join(folder, "db"), { recursive: true });
  else {
    await onServer(template.url, copyOf(template.database, database));
    own["DATABASE_URL"] = databaseUrl(template.url, database);
  }
  return {
    folder,
    start: (env = {}) => startShop(folder, { ...own, ...env }),
    remove: async () => {
      if (template.kind === "postgresql") await onServer(template.url, `drop database if exists ${database}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
