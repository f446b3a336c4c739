CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" bigint NOT NULL,
	"webhook_id" text NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event","webhook_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text DEFAULT 'evt_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"type" text NOT NULL,
	"organisation_uid" text,
	"customer_id" text,
	"at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "webhook_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"organisation_uid" text,
	"secrets" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_webhook_events_sequence_fk" FOREIGN KEY ("event") REFERENCES "public"."webhook_events"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","event") WHERE delivered_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_customer" ON "webhook_events" USING btree ("customer_id");--> statement-breakpoint
-- Writes an event, and a delivery for each subscription to it. A subscription that is being removed is waited for.
CREATE FUNCTION "write_webhook_event"(kind text, organisation text, customer text, happened timestamptz, what jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	receivers text[];
	number bigint;
BEGIN
	SELECT array_agg(w.id ORDER BY w.id) INTO receivers FROM (
		SELECT id FROM webhooks
		WHERE ended_at IS NULL AND kind = ANY (events) AND (organisation_uid IS NULL OR organisation_uid = organisation)
		FOR KEY SHARE) w;
	IF receivers IS NULL THEN RETURN; END IF;
	INSERT INTO webhook_events (type, organisation_uid, customer_id, at, facts)
	VALUES (kind, organisation, customer, happened, what) RETURNING sequence INTO number;
	INSERT INTO webhook_deliveries (event, webhook_id) SELECT number, unnest(receivers);
END $$;--> statement-breakpoint
-- Whether anybody subscribed to one of these types: what nobody did costs no more than this. What a reset of the demo
-- brings has not happened.
CREATE FUNCTION "webhooks_want"(kinds text[], organisation text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('kitroom.seeding', true), '') <> 'on' AND EXISTS (SELECT FROM webhooks
		WHERE ended_at IS NULL AND events && kinds AND (organisation_uid IS NULL OR organisation_uid = organisation))
$$;--> statement-breakpoint
CREATE FUNCTION "webhook_order"(number text, state text) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'code', o.code, 'status', coalesce(state, o.status), 'site', o.site,
		'organisation', o.organisation_uid, 'unit', o.unit_uid, 'customerId', o.customer_id,
		'employeeId', (SELECT nullif(u.wearer_id, '') FROM users u WHERE u.customer_id = o.customer_id),
		'placedAt', o.placed_at, 'currency', o.currency, 'totalCents', o.total_cents,
		'purchaseOrderNumber', o.purchase_order_number, 'costCentre', o.cost_centre ->> 'code',
		'urgent', o.urgent_reason IS NOT NULL,
		'lines', coalesce((SELECT jsonb_agg(jsonb_build_object(
			'entryNumber', e.entry_number, 'sku', e.sku, 'name', e.product ->> 'name', 'quantity', e.quantity,
			'cancelled', e.cancelled, 'packId', e.pack_id) ORDER BY e.entry_number)
			FROM order_entries e WHERE e.order_code = o.code), '[]'))
	FROM orders o WHERE o.code = number
$$;--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kinds text[];
	kind text;
	placed orders%ROWTYPE;
	parcel jsonb;
BEGIN
	kinds := CASE
		WHEN NEW.parcel IS NOT NULL THEN CASE
			WHEN NEW.to_state IN ('READY', 'READY_FOR_SHIPPING', 'READY_FOR_PICKUP') AND NEW.from_state IS DISTINCT FROM 'READY'
				THEN ARRAY['order.packed']
			WHEN NEW.to_state = 'SHIPPED' THEN ARRAY['order.sent']
			WHEN NEW.to_state IN ('DELIVERY_COMPLETED', 'PICKUP_COMPLETE') THEN ARRAY['order.delivered']
		END
		WHEN NEW.from_state IS NULL THEN ARRAY['order.placed']
		WHEN NEW.from_state = NEW.to_state THEN CASE
			WHEN NEW.data ?| ARRAY['cancelled', 'purchaseOrderNumber'] THEN ARRAY['order.amended']
		END
		WHEN NEW.to_state IN ('APPROVED', 'APPROVED_BY_MERCHANT') THEN
			CASE WHEN NEW.data ? 'amended' THEN ARRAY['order.amended', 'order.approved'] ELSE ARRAY['order.approved'] END
		WHEN NEW.to_state IN ('REJECTED', 'REJECTED_BY_MERCHANT') THEN ARRAY['order.declined']
		WHEN NEW.to_state = 'CANCELLED' THEN ARRAY['order.cancelled']
	END;
	IF kinds IS NULL THEN RETURN NULL; END IF;
	SELECT * INTO placed FROM orders WHERE code = NEW.order_code;
	IF NOT FOUND OR NOT webhooks_want(kinds, placed.organisation_uid) THEN RETURN NULL; END IF;
	SELECT jsonb_build_object('code', c.code, 'status', NEW.to_state, 'carrier', c.carrier, 'trackingId', c.tracking_id,
		'lines', c.lines) INTO parcel
	FROM consignments c WHERE c.order_code = NEW.order_code AND c.code = NEW.parcel;
	FOREACH kind IN ARRAY kinds LOOP
		PERFORM write_webhook_event(kind, placed.organisation_uid, placed.customer_id, NEW.at, jsonb_build_object(
			'order', webhook_order(NEW.order_code, CASE WHEN NEW.parcel IS NULL THEN NEW.to_state END),
			'change', NEW.data, 'parcel', parcel));
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_return"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	request return_requests%ROWTYPE;
BEGIN
	SELECT * INTO request FROM return_requests WHERE code = NEW.return_code;
	IF NOT FOUND OR NOT webhooks_want(ARRAY['order.returned'], request.organisation_uid) THEN RETURN NULL; END IF;
	PERFORM write_webhook_event('order.returned', request.organisation_uid, request.customer_id, NEW.at, jsonb_build_object(
		'order', webhook_order(request.order_code, NULL),
		'return', jsonb_build_object('code', request.code, 'status', NEW.to_state, 'lines', coalesce((
			SELECT jsonb_agg(jsonb_build_object('entryNumber', e.order_entry_number, 'sku', e.sku, 'quantity', e.quantity,
				'type', e.type) ORDER BY e.position)
			FROM return_entries e WHERE e.return_code = request.code), '[]'))));
	RETURN NULL;
END $$;--> statement-breakpoint
-- An account that is opened again counts as added, because receivers have forgotten it.
CREATE FUNCTION "tell_webhooks_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text;
	happened timestamptz := now();
	person users%ROWTYPE;
BEGIN
	IF TG_OP = 'INSERT' THEN
		kind := 'person.added';
		happened := NEW.added_at;
	ELSE
		kind := CASE WHEN NOT NEW.active THEN 'person.left' WHEN NOT OLD.active THEN 'person.added' ELSE 'person.changed' END;
		IF NEW.updated_at <> OLD.updated_at THEN happened := NEW.updated_at; END IF;
	END IF;
	IF NOT webhooks_want(ARRAY[kind], NEW.organisation_uid) THEN RETURN NULL; END IF;
	SELECT * INTO person FROM users WHERE customer_id = NEW.customer_id;
	IF NOT FOUND THEN RETURN NULL; END IF;
	-- Several statements of one transaction are one change.
	IF EXISTS (SELECT FROM webhook_events WHERE customer_id = NEW.customer_id AND xmin = pg_current_xact_id()::xid
		AND (type = kind OR kind = 'person.changed' AND type IN ('person.added', 'person.left'))) THEN RETURN NULL; END IF;
	PERFORM write_webhook_event(kind, person.organisation_uid, person.customer_id, happened, jsonb_build_object(
		'person', jsonb_build_object('customerId', person.customer_id, 'employeeId', nullif(person.wearer_id, ''),
			'organisation', person.organisation_uid, 'unit', person.unit_uid, 'roles', to_jsonb(person.groups),
			'job', nullif(person.job_group, ''), 'active', person.active)));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_webhooks_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT webhooks_want(ARRAY['stock.ran-out'], NULL)
		OR NOT EXISTS (SELECT FROM stock_levels WHERE sku = NEW.sku AND on_hand <= 0) THEN RETURN NULL; END IF;
	PERFORM write_webhook_event('stock.ran-out', NULL, NULL, now(),
		jsonb_build_object('stock', jsonb_build_object('sku', NEW.sku, 'onHand', 0)));
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of the transaction, when all lines of an order are there, but still in it.
CREATE CONSTRAINT TRIGGER "tell_webhooks" AFTER INSERT ON "order_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_webhooks_of_order"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tell_webhooks" AFTER INSERT ON "return_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.to_state = 'RECEIVED') EXECUTE FUNCTION "tell_webhooks_of_return"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tell_webhooks_of_new" AFTER INSERT ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.active) EXECUTE FUNCTION "tell_webhooks_of_person"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tell_webhooks" AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD.active OR NEW.active) AND (OLD.uid, OLD.title, OLD.first_name, OLD.last_name, OLD.preferred_name, OLD.mobile, OLD.wearer_id, OLD.organisation_uid, OLD.unit_uid, OLD.groups, OLD.job_group, OLD.fte, OLD.default_cost_centre, OLD.active) IS DISTINCT FROM (NEW.uid, NEW.title, NEW.first_name, NEW.last_name, NEW.preferred_name, NEW.mobile, NEW.wearer_id, NEW.organisation_uid, NEW.unit_uid, NEW.groups, NEW.job_group, NEW.fte, NEW.default_cost_centre, NEW.active)) EXECUTE FUNCTION "tell_webhooks_of_person"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tell_webhooks" AFTER UPDATE ON "stock_levels" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.on_hand > 0 AND NEW.on_hand <= 0) EXECUTE FUNCTION "tell_webhooks_of_stock"();
