CREATE TABLE "program_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"kind" text,
	"size" integer NOT NULL,
	"content" "bytea",
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" jsonb NOT NULL,
	"applied_at" timestamp with time zone,
	"applied_by" jsonb,
	"applied" jsonb
);
--> statement-breakpoint
CREATE INDEX "program_uploads_sent" ON "program_uploads" USING btree ("sent_at");