-- What colleagues say of a style. The sum and the number of their stars stand at the style's assortment row, which
-- every list reads anyway; triggers keep them, whoever writes a review.
CREATE TABLE "style_references" (
	"style_code" text NOT NULL,
	"target_code" text NOT NULL,
	"type" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "style_references_style_code_target_code_pk" PRIMARY KEY("style_code","target_code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"organisation_uid" text NOT NULL,
	"style_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"alias" text,
	"headline" text NOT NULL,
	"comment" text NOT NULL,
	"rating" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "assortments" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assortments" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "style_references" ADD CONSTRAINT "style_references_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_references" ADD CONSTRAINT "style_references_target_code_styles_code_fk" FOREIGN KEY ("target_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_organisation_uid_organisations_uid_fk" FOREIGN KEY ("organisation_uid") REFERENCES "public"."organisations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_style_code_styles_code_fk" FOREIGN KEY ("style_code") REFERENCES "public"."styles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_person" ON "reviews" USING btree ("customer_id","style_code");--> statement-breakpoint
CREATE INDEX "reviews_of_style" ON "reviews" USING btree ("organisation_uid","style_code");--> statement-breakpoint
CREATE FUNCTION "count_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE assortments SET rating_sum = rating_sum - OLD.rating, rating_count = rating_count - 1
			WHERE organisation_uid = OLD.organisation_uid AND style_code = OLD.style_code;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE assortments SET rating_sum = rating_sum + NEW.rating, rating_count = rating_count + 1
			WHERE organisation_uid = NEW.organisation_uid AND style_code = NEW.style_code;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "begin_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A style that comes back to an assortment still has its reviews.
	SELECT coalesce(sum(rating), 0), count(*) INTO NEW.rating_sum, NEW.rating_count FROM reviews
		WHERE organisation_uid = NEW.organisation_uid AND style_code = NEW.style_code;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_rating" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW EXECUTE FUNCTION "count_rating"();--> statement-breakpoint
CREATE TRIGGER "begin_rating" BEFORE INSERT ON "assortments" FOR EACH ROW EXECUTE FUNCTION "begin_rating"();--> statement-breakpoint
-- A rating changes nothing of what processes hold of the catalogue.
DROP TRIGGER "tell_of_change" ON "assortments";--> statement-breakpoint
CREATE TRIGGER "tell_of_change" AFTER INSERT OR UPDATE OF "organisation_uid", "style_code", "search_document" OR DELETE OR TRUNCATE ON "assortments" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('catalogue');
