CREATE TABLE "change_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"organisation_uid" text NOT NULL,
	"unit_uid" text NOT NULL,
	"kind" text NOT NULL,
	"subject_code" text NOT NULL,
	"subject_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"by" jsonb,
	"on_behalf_of" jsonb,
	"channel" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE INDEX "change_events_organisation" ON "change_events" USING btree ("organisation_uid","at");--> statement-breakpoint
CREATE INDEX "order_events_at" ON "order_events" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "change_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_events"();
