ALTER TABLE "order_events" ADD COLUMN "unit_uid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_events" ADD COLUMN "unit_uid" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Hand-written from here: the database fills the columns in with the organisation, and has filled them in for what stands.
CREATE OR REPLACE FUNCTION "order_event_organisation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "organisation_uid", "unit_uid" INTO NEW."organisation_uid", NEW."unit_uid"
    FROM "orders" WHERE "code" = NEW."order_code";
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "return_event_organisation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "o"."organisation_uid", "o"."unit_uid" INTO NEW."organisation_uid", NEW."unit_uid"
    FROM "return_requests" "r" JOIN "orders" "o" ON "o"."code" = "r"."order_code" WHERE "r"."code" = NEW."return_code";
  RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "order_events" DISABLE TRIGGER "only_added";--> statement-breakpoint
ALTER TABLE "return_events" DISABLE TRIGGER "only_added";--> statement-breakpoint
UPDATE "order_events" "e" SET "unit_uid" = "o"."unit_uid" FROM "orders" "o" WHERE "o"."code" = "e"."order_code";--> statement-breakpoint
UPDATE "return_events" "e" SET "unit_uid" = "o"."unit_uid"
  FROM "return_requests" "r" JOIN "orders" "o" ON "o"."code" = "r"."order_code" WHERE "r"."code" = "e"."return_code";--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "only_added";--> statement-breakpoint
ALTER TABLE "return_events" ENABLE TRIGGER "only_added";
