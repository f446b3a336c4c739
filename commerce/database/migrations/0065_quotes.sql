CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1;--> statement-breakpoint
CREATE TABLE "quote_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"quote_code" text NOT NULL,
	"entry_number" integer,
	"at" timestamp with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"from_customer" boolean NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_entries" (
	"quote_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"list_cents" integer NOT NULL,
	"offer_cents" integer,
	"value_adds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"configuration" jsonb,
	CONSTRAINT "quote_entries_quote_code_entry_number_pk" PRIMARY KEY("quote_code","entry_number")
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"quote_code" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"side" text NOT NULL,
	"by" jsonb,
	"on_behalf_of" jsonb,
	"channel" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"version" integer NOT NULL,
	"offer" jsonb,
	CONSTRAINT "quote_events_quote_code_sequence_pk" PRIMARY KEY("quote_code","sequence")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"wanted_by" date,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"terms" text,
	"valid_until" date,
	"order_code" text,
	"last_event" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "quote_code" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "quote_code" text;--> statement-breakpoint
ALTER TABLE "quote_comments" ADD CONSTRAINT "quote_comments_quote_code_quotes_code_fk" FOREIGN KEY ("quote_code") REFERENCES "public"."quotes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_entries" ADD CONSTRAINT "quote_entries_quote_code_quotes_code_fk" FOREIGN KEY ("quote_code") REFERENCES "public"."quotes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_code_quotes_code_fk" FOREIGN KEY ("quote_code") REFERENCES "public"."quotes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_comments_quote" ON "quote_comments" USING btree ("quote_code");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_site" ON "quotes" USING btree ("site","updated_at") WHERE version > 0;--> statement-breakpoint
CREATE INDEX "cart_entries_quote" ON "cart_entries" USING btree ("quote_code");