CREATE TABLE "order_events" (
	"order_code" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"by" jsonb,
	"on_behalf_of" jsonb,
	"parcel" text,
	"from_state" text,
	"to_state" text NOT NULL,
	"channel" text NOT NULL,
	"note" text,
	"data" jsonb,
	CONSTRAINT "order_events_order_code_sequence_pk" PRIMARY KEY("order_code","sequence")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_event" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The first event of an order from before: it was placed, as far as its state is still the first one; else it was
-- cancelled, at a known time; else it was found in its state when this table was made.
INSERT INTO "order_events" ("order_code", "sequence", "at", "actor", "by", "from_state", "to_state", "channel", "note")
SELECT o."code", 1,
	CASE WHEN o."status" IN ('CREATED', 'PENDING_APPROVAL') THEN o."placed_at"
		WHEN o."status" = 'CANCELLED' AND o."cancelled_at" IS NOT NULL THEN o."cancelled_at" ELSE now() END,
	CASE WHEN o."status" IN ('CREATED', 'PENDING_APPROVAL', 'CANCELLED') THEN 'wearer' ELSE 'system' END,
	CASE WHEN o."status" IN ('CREATED', 'PENDING_APPROVAL')
		THEN jsonb_build_object('customerId', o."customer_id", 'name', o."ordered_by") END,
	NULL, o."status", 'migration', 'Earlier events were not kept.'
FROM "orders" o;--> statement-breakpoint
UPDATE "orders" SET "last_event" = 1;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events of an order are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_events"();
