ALTER TABLE "orders" ADD COLUMN "account_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders of goods from the catalogue alone that nobody paid a share of were on account.
UPDATE "orders" SET "account_cents" = "credit_cents", "credit_cents" = 0
	WHERE "own_share_cents" = 0 AND NOT EXISTS (
		SELECT 1 FROM "order_entries" e WHERE e."order_code" = "orders"."code" AND e."pack_id" IS NOT NULL);
