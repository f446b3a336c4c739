ALTER TABLE "cart_entries" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "configuration" jsonb;