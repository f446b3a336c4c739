CREATE TABLE "mail_decisions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"sent_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "mail_decisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_decisions" ADD CONSTRAINT "mail_decisions_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_decisions_order" ON "mail_decisions" USING btree ("order_code");