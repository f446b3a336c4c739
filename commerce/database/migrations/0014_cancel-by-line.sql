ALTER TABLE "order_entries" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "bundle_id" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subsidy_left" jsonb;--> statement-breakpoint
-- Orders from before: bundles by their names, and points as the styles have them now.
UPDATE "order_entries" e SET "bundle_id" = b."id" FROM "bundles" b
WHERE b."pack_id" = e."pack_id" AND b."name" = e."bundle_name";--> statement-breakpoint
UPDATE "order_entries" e SET "points" = s."points" FROM "styles" s
WHERE s."code" = e."product" ->> 'styleCode' AND s."points" IS NOT NULL;
