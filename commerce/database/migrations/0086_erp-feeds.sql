CREATE SEQUENCE "public"."feed_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "feed_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_places" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "feed_places_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "shipment" text;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sent_by" text;--> statement-breakpoint
CREATE INDEX "feed_marks_code" ON "feed_marks" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "feed_places_order" ON "feed_places" USING btree ("kind","place");--> statement-breakpoint
-- Marks what happened, for the feeds. What a reset of the demo brings has not happened.
CREATE FUNCTION "mark_for_feeds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('kitroom.seeding', true), '') = 'on' THEN RETURN NULL; END IF;
	IF TG_TABLE_NAME = 'order_events' THEN
		INSERT INTO feed_marks (kind, code) VALUES ('order', NEW.order_code);
	ELSE
		INSERT INTO feed_marks (kind, code) VALUES ('return', NEW.return_code);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_events_mark" AFTER INSERT ON "order_events" FOR EACH ROW EXECUTE FUNCTION "mark_for_feeds"();--> statement-breakpoint
CREATE TRIGGER "return_events_mark" AFTER INSERT ON "return_events" FOR EACH ROW EXECUTE FUNCTION "mark_for_feeds"();
