ALTER TABLE "orders" ADD COLUMN "news_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "news_read_at" timestamp with time zone;