CREATE TABLE "cms_drafts" (
	"site" text NOT NULL,
	"component_uid" text NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cms_drafts_site_component_uid_pk" PRIMARY KEY("site","component_uid")
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"order_code" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"paid_with" text NOT NULL,
	"authorisation" text NOT NULL,
	"authorised_cents" integer NOT NULL,
	"authorised_at" timestamp with time zone NOT NULL,
	"captured_cents" integer,
	"captured_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_registrations" (
	"sid" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"cart_code" text,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_card_forms" (
	"sid" text PRIMARY KEY NOT NULL,
	"signature_hash" text NOT NULL,
	"return_to" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"card" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "card_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_with" text;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD COLUMN "billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_registrations_customer" ON "card_registrations" USING btree ("customer_id","started_at");