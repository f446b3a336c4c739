ALTER TABLE "users" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ends_on" date;