CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "size_measures" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "style_references" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');
