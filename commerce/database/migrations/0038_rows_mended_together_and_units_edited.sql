ALTER TABLE "units" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_upload_rows" ADD COLUMN "alike" text;