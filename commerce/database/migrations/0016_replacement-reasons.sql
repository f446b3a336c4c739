ALTER TABLE "packs" ADD COLUMN "replacement_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "reason_of_replacement" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "additional_comments" text;