CREATE TABLE "approval_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"sent_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_delegations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delegations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_uid" text NOT NULL,
	"from_customer" text NOT NULL,
	"to_customer" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "approval_delegations_days" CHECK ("approval_delegations"."starts_on" <= "approval_delegations"."ends_on"),
	CONSTRAINT "approval_delegations_people" CHECK ("approval_delegations"."from_customer" <> "approval_delegations"."to_customer")
);
--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_from_customer_users_customer_id_fk" FOREIGN KEY ("from_customer") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_to_customer_users_customer_id_fk" FOREIGN KEY ("to_customer") REFERENCES "public"."users"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_links_order" ON "approval_links" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "approval_delegations_from" ON "approval_delegations" USING btree ("from_customer");--> statement-breakpoint
CREATE INDEX "approval_delegations_to" ON "approval_delegations" USING btree ("to_customer");