ALTER TABLE "purchase_orders" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "purchase_orders" SET "updated_at" = "added_at";--> statement-breakpoint
-- A number with other characters could never be sent at checkout.
UPDATE "purchase_orders" SET "number" = left(regexp_replace("number", '[^A-Za-z0-9]', '', 'g'), 17);--> statement-breakpoint
-- Of equal numbers in one organisation the first keeps its own.
UPDATE "purchase_orders" p SET "number" = left(p."number", 13) || 'X' || r.n FROM (
  SELECT "id", row_number() OVER (PARTITION BY "organisation_uid", upper("number") ORDER BY "added_at", "id") AS n
  FROM "purchase_orders"
) r WHERE r."id" = p."id" AND r.n > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_orders_number" ON "purchase_orders" USING btree ("organisation_uid",upper("number"));--> statement-breakpoint
CREATE INDEX "purchase_orders_added" ON "purchase_orders" USING btree ("organisation_uid","added_at");--> statement-breakpoint
CREATE INDEX "orders_purchase_order" ON "orders" USING btree ("organisation_uid",upper("purchase_order_number"));