CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4417 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_entries" (
	"return_code" text NOT NULL,
	"position" integer NOT NULL,
	"order_code" text NOT NULL,
	"order_entry_number" integer NOT NULL,
	"came_by" text,
	"sku" text NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"comments" text,
	"new_sku" text,
	"new_product" jsonb,
	"stock_taken" integer DEFAULT 0 NOT NULL,
	"exchanges" integer DEFAULT 0 NOT NULL,
	"goods_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_entries_return_code_position_pk" PRIMARY KEY("return_code","position")
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"return_code" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"by" jsonb,
	"on_behalf_of" jsonb,
	"from_state" text,
	"to_state" text NOT NULL,
	"channel" text NOT NULL,
	"note" text,
	CONSTRAINT "return_events_return_code_sequence_pk" PRIMARY KEY("return_code","sequence")
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"code" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"organisation_uid" text NOT NULL,
	"status" text NOT NULL,
	"last_event" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"post_by" text NOT NULL,
	"currency" text NOT NULL,
	"goods_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"post_cents" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"carrier" text,
	"tracking_id" text
);
--> statement-breakpoint
ALTER TABLE "return_entries" ADD CONSTRAINT "return_entries_return_code_return_requests_code_fk" FOREIGN KEY ("return_code") REFERENCES "public"."return_requests"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_entries" ADD CONSTRAINT "return_entries_order_code_order_entry_number_order_entries_order_code_entry_number_fk" FOREIGN KEY ("order_code","order_entry_number") REFERENCES "public"."order_entries"("order_code","entry_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_code_return_requests_code_fk" FOREIGN KEY ("return_code") REFERENCES "public"."return_requests"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_entries_order" ON "return_entries" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "return_requests_customer" ON "return_requests" USING btree ("customer_id","asked_at");--> statement-breakpoint
CREATE INDEX "return_requests_order" ON "return_requests" USING btree ("order_code");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_return_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events of a return are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "return_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_return_events"();
