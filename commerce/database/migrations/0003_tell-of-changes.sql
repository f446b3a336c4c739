-- Every process holds copies of a few tables in memory (commerce/database/held.ts) and forgets them when told.
CREATE FUNCTION "tell_of_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('kitroom_changes', TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "base_sites" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('sites');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms_pages" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('content');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms_components" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('content');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms_slots" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('content');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('packs');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundle_sets" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('packs');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bundle_styles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('packs');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "styles" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "style_colours" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variants" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "assortments" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');
