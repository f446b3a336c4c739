ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
-- Erasing a person takes the name out of events, in a transaction that says so (modules/personal-data). Nothing deletes events.
CREATE OR REPLACE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('kitroom.erasing', true) = 'on' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'events of an order are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change_of_return_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('kitroom.erasing', true) = 'on' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'events of a return are only added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
