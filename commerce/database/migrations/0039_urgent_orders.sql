ALTER TABLE "organisations" ADD COLUMN "urgent_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "urgent_reason" jsonb;