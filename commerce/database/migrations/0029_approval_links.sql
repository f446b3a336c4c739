CREATE TABLE "approval_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_links_order" ON "approval_links" USING btree ("order_code");