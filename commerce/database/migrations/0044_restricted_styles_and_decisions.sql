ALTER TABLE "organisations" ADD COLUMN "restricted_styles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restricted_styles" jsonb;--> statement-breakpoint
CREATE INDEX "order_events_decisions" ON "order_events" USING btree ("order_code","sequence") WHERE parcel is null and actor = 'approver' and from_state = 'PENDING_APPROVAL' and to_state in ('APPROVED', 'REJECTED');--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("organisation_uid","placed_at") WHERE status = 'PENDING_APPROVAL';