CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"details" jsonb NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("customer_id","about")
);
--> statement-breakpoint
CREATE TABLE "product_interests" (
	"customer_id" text NOT NULL,
	"sku" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "product_interests_customer_id_sku_pk" PRIMARY KEY("customer_id","sku")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "told_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_interests" ADD CONSTRAINT "product_interests_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_interests" ADD CONSTRAINT "product_interests_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("customer_id","at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "product_interests_waiting" ON "product_interests" USING btree ("sku") WHERE told_at is null;