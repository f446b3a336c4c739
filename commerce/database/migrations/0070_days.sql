ALTER TABLE "cost_centres" ADD COLUMN "active_from" date;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD COLUMN "active_until" date;--> statement-breakpoint
ALTER TABLE "price_rows" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "price_rows" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "priced_on" date;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "active_from" date;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "active_until" date;