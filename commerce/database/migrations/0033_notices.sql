ALTER TABLE "users" ADD COLUMN "notices_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_news" ON "orders" USING btree ("customer_id","news_at") WHERE news_at is not null;--> statement-breakpoint
CREATE INDEX "return_requests_news" ON "return_requests" USING btree ("customer_id","news_at") WHERE news_at is not null;--> statement-breakpoint
-- What happened before there were notices is not news.
UPDATE "users" SET "notices_read_at" = now();