CREATE TABLE "mail_decisions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"sent_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "issued_outcomes" (
	"order_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"came_by" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"quantity" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" jsonb NOT NULL,
	CONSTRAINT "issued_outcomes_order_code_entry_number_came_by_outcome_pk" PRIMARY KEY("order_code","entry_number","came_by","outcome")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "mail_decisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "cost_share" jsonb;--> statement-breakpoint
ALTER TABLE "mail_decisions" ADD CONSTRAINT "mail_decisions_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_outcomes" ADD CONSTRAINT "issued_outcomes_order_code_entry_number_order_entries_order_code_entry_number_fk" FOREIGN KEY ("order_code","entry_number") REFERENCES "public"."order_entries"("order_code","entry_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_decisions_order" ON "mail_decisions" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "users_ends" ON "users" USING btree ("organisation_uid","ends_on") WHERE ends_on is not null;