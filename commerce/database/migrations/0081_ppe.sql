ALTER TABLE "organisations" ADD COLUMN "ppe_guard" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "role_requirements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "garment_class" text;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "replaced_after_months" integer;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "standards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_items" ADD COLUMN "ppe_reason" text;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD COLUMN "ppe_reason" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "ppe_warning" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "ppe_reason" text;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "standards" jsonb;--> statement-breakpoint
ALTER TABLE "replenishment_lines" ADD COLUMN "ppe_reason" text;