ALTER TABLE "organisations" ADD COLUMN "sizes_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sizes_deleted_at" timestamp with time zone;