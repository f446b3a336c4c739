ALTER TABLE "packs" ADD COLUMN "grant_by_months" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "given_months" integer;