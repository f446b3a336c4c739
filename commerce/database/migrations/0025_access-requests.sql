CREATE TABLE "access_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"asked" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" text,
	"secret_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "access_requests_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "channel" text DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
CREATE INDEX "access_requests_waiting" ON "access_requests" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "access_requests_customer" ON "access_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "users_wearer" ON "users" USING btree ("wearer_id");--> statement-breakpoint
CREATE INDEX "users_mobile" ON "users" USING btree (right(regexp_replace("mobile", '[^0-9]', '', 'g'), 9));