ALTER TABLE "styles" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "end_kind" text;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "exchange_free" boolean DEFAULT false NOT NULL;