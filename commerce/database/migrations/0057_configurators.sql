CREATE TABLE "configuration_models" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"sku" text NOT NULL,
	"owner" text NOT NULL,
	"choices" jsonb NOT NULL,
	"own" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "configuration_model" text;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "configurations_open" ON "configurations" USING btree ("customer_id","sku","owner");