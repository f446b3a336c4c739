DROP INDEX "users_mobile";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_signs_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "users_mobile" ON "users" USING btree ("mobile");--> statement-breakpoint
-- E.164 of the mobiles of Australia and New Zealand, however they were written; others stay as they are.
UPDATE "users" u SET "mobile" = CASE
    WHEN n.digits ~ '^(0011|00)?610?4\d{8}$' OR n.digits ~ '^0?4\d{8}$' THEN '+61' || right(n.digits, 9)
    ELSE '+64' || regexp_replace(n.digits, '^((0011|00)?640?|0)', '')
  END
FROM (SELECT customer_id, regexp_replace(mobile, '\D', '', 'g') AS digits FROM users WHERE mobile IS NOT NULL) n
WHERE n.customer_id = u.customer_id
  AND (n.digits ~ '^(0011|00)?610?4\d{8}$' OR n.digits ~ '^0?4\d{8}$'
    OR n.digits ~ '^(0011|00)?640?2\d{7,9}$' OR n.digits ~ '^0?2[0127]\d{6,8}$');--> statement-breakpoint
-- Of people with one number, whoever was added first is found by it.
UPDATE "users" u SET "mobile_signs_in" = false
WHERE u.mobile IS NOT NULL AND EXISTS (
  SELECT FROM users o WHERE o.mobile = u.mobile AND o.active
    AND (o.added_at, o.customer_id) < (u.added_at, u.customer_id));
