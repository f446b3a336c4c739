ALTER TABLE "punchout_sessions" ADD COLUMN "start_hash" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "start_salt" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD COLUMN "hook" jsonb;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD CONSTRAINT "punchout_sessions_start_hash_unique" UNIQUE("start_hash");