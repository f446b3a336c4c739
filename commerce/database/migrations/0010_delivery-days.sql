ALTER TABLE "delivery_modes" ADD COLUMN "min_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_modes" ADD COLUMN "max_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
UPDATE "delivery_modes" SET "min_days" = 1, "max_days" = 2 WHERE "code" = 'express';
