import { expect, test } from "vitest";
import { commerceStatus, createFullWatch } from "./status";
import type { Connection } from "./database/open";

test("[API-2] a shop whose database has no room is not ready until a while has passed without such an error", async () => {
  let now = 0;
  const full = createFullWatch(() => now);
  const connection = { probe: async () => {} } as Connection;
  const status = commerceStatus(connection, { lag: async () => [] }, full);
  const probe = () => status.probe();
  await probe();
  full.note(new Error("something else"));
  await probe();
  full.note(
    new Error("Failed query", { cause: Object.assign(new Error("no space left"), { code: "53100" }) }),
  );
  await expect(probe()).rejects.toMatchObject({
    name: "Unready",
    message: expect.stringContaining("no disk"),
  });
  now = 29_999;
  await expect(probe()).rejects.toThrow("no disk space left");
  now = 30_000;
  await probe();
});
