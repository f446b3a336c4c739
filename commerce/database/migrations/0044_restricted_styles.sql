ALTER TABLE "organisations" ADD COLUMN "restricted_styles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restricted_styles" jsonb;