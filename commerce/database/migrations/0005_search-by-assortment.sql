-- Search looks through one organisation's styles. With the organisation as a word of each document, the index
-- leaves out what others have before a row is read. The words follow their style by triggers, whoever writes it.
DROP INDEX "styles_search";--> statement-breakpoint
ALTER TABLE "assortments" ADD COLUMN "search_document" "tsvector";--> statement-breakpoint
CREATE FUNCTION "write_style_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_document :=
		setweight(to_tsvector('simple', NEW.name || ' ' || NEW.code), 'A') ||
		setweight(to_tsvector('english', NEW.search_text), 'B');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "write_assortment_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- No text has a word with a space in it, so none can ask for another organisation's styles.
	NEW.search_document :=
		(SELECT search_document FROM styles WHERE code = NEW.style_code) ||
		array_to_tsvector(ARRAY['org ' || NEW.organisation_uid]);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "renew_assortment_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE assortments SET search_document = NULL WHERE style_code = NEW.code;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "write_document" BEFORE INSERT OR UPDATE ON "styles" FOR EACH ROW EXECUTE FUNCTION "write_style_document"();--> statement-breakpoint
CREATE TRIGGER "write_document" BEFORE INSERT OR UPDATE ON "assortments" FOR EACH ROW EXECUTE FUNCTION "write_assortment_document"();--> statement-breakpoint
CREATE TRIGGER "renew_documents" AFTER UPDATE ON "styles" FOR EACH ROW WHEN (OLD.search_document IS DISTINCT FROM NEW.search_document) EXECUTE FUNCTION "renew_assortment_documents"();--> statement-breakpoint
UPDATE "assortments" SET "search_document" = NULL;--> statement-breakpoint
CREATE INDEX "assortments_search" ON "assortments" USING gin ("search_document") WITH (fastupdate=false);
