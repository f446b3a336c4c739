CREATE TABLE "allocation_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"allocation_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_customer_id" text NOT NULL,
	"by_name" text NOT NULL,
	"reason" text NOT NULL,
	"extended_until" date
);
--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "extended_until" date;--> statement-breakpoint
ALTER TABLE "entitlement_movements" ADD COLUMN "change_id" integer;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "opens_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "allocation_changes" ADD CONSTRAINT "allocation_changes_allocation_id_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_changes_allocation" ON "allocation_changes" USING btree ("allocation_id");--> statement-breakpoint
ALTER TABLE "entitlement_movements" ADD CONSTRAINT "entitlement_movements_change_id_allocation_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."allocation_changes"("id") ON DELETE no action ON UPDATE no action;