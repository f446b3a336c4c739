ALTER TABLE "styles" ADD COLUMN "runs" text;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "runs_for" integer;