import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./commerce/database/schema.ts",
  out: "./commerce/database/migrations",
});
