ALTER TABLE "oauth_codes" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD COLUMN "scopes" text[];--> statement-breakpoint
-- Until now a client could make every call, so those that exist keep all scopes. `npm run clients` takes some away.
UPDATE "oauth_clients" SET "scopes" = '{basic,stock:write,prices:write,orders:read,orders:write,invoices:write,catalogue:write,people:write}';
