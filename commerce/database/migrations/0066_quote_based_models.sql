ALTER TABLE "configuration_models" ADD COLUMN "type" text DEFAULT 'CPQCONFIGURATOR' NOT NULL;--> statement-breakpoint
-- What is cached of a style says which configurator it has.
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "configuration_models" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');
