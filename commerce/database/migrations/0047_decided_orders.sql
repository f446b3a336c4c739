ALTER TABLE "orders" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_decided" ON "orders" USING btree ("organisation_uid","decided_at") WHERE decided_at is not null;--> statement-breakpoint
-- What approvers decided before this column.
UPDATE orders o SET decided_at = d.at FROM (
  SELECT order_code, max(at) AS at FROM order_events
  WHERE parcel is null and actor = 'approver' and from_state = 'PENDING_APPROVAL' and to_state in ('APPROVED', 'REJECTED')
  GROUP BY order_code) d WHERE d.order_code = o.code;
