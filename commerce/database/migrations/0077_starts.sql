ALTER TABLE "users" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "opens_after_start" integer;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "opens_before_start" integer;--> statement-breakpoint
CREATE INDEX "users_starts" ON "users" USING btree ("organisation_uid","starts_on") WHERE starts_on is not null;