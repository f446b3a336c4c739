CREATE TABLE "unit_lines" (
	"above_uid" text NOT NULL,
	"uid" text NOT NULL,
	"steps" integer NOT NULL,
	CONSTRAINT "unit_lines_above_uid_uid_pk" PRIMARY KEY("above_uid","uid")
);
--> statement-breakpoint
CREATE INDEX "unit_lines_uid" ON "unit_lines" USING btree ("uid","steps");--> statement-breakpoint
-- Hand-written from here: what keeps the table true. A circle in the tree ends at the unit where it is met again.
CREATE FUNCTION "draw_unit_lines"("changed" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "touched" text[];
BEGIN
  WITH RECURSIVE "below" AS (
    SELECT unnest("changed") AS "uid"
    UNION
    SELECT "n"."uid" FROM "units" "n" JOIN "below" "b" ON "n"."parent_uid" = "b"."uid"
  )
  SELECT array_agg("uid") INTO "touched" FROM "below";
  DELETE FROM "unit_lines" WHERE "uid" = ANY("touched");
  INSERT INTO "unit_lines" ("above_uid", "uid", "steps")
  WITH RECURSIVE "up" AS (
    SELECT "n"."uid", "n"."uid" AS "above_uid", "n"."parent_uid", 0 AS "steps", ARRAY["n"."uid"] AS "path"
      FROM "units" "n" WHERE "n"."uid" = ANY("touched")
    UNION ALL
    SELECT "u"."uid", "p"."uid", "p"."parent_uid", "u"."steps" + 1, "u"."path" || "p"."uid"
      FROM "up" "u" JOIN "units" "p" ON "p"."uid" = "u"."parent_uid" WHERE NOT "p"."uid" = ANY("u"."path")
  )
  SELECT "above_uid", "uid", "steps" FROM "up";
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_unit_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("uid") INTO "changed" FROM "new_units";
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg("uid") INTO "changed" FROM "old_units";
  ELSE
    SELECT array_agg("uid") INTO "changed" FROM (
      (SELECT "uid", "parent_uid" FROM "new_units" EXCEPT SELECT "uid", "parent_uid" FROM "old_units")
      UNION ALL
      (SELECT "uid", "parent_uid" FROM "old_units" EXCEPT SELECT "uid", "parent_uid" FROM "new_units")) "moved";
  END IF;
  IF "changed" IS NOT NULL THEN PERFORM "draw_unit_lines"("changed"); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_unit_lines_insert" AFTER INSERT ON "units" REFERENCING NEW TABLE AS "new_units"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_unit_lines"();--> statement-breakpoint
CREATE TRIGGER "keep_unit_lines_update" AFTER UPDATE ON "units" REFERENCING OLD TABLE AS "old_units" NEW TABLE AS "new_units"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_unit_lines"();--> statement-breakpoint
CREATE TRIGGER "keep_unit_lines_delete" AFTER DELETE ON "units" REFERENCING OLD TABLE AS "old_units"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_unit_lines"();--> statement-breakpoint
SELECT "draw_unit_lines"(array_agg("uid")) FROM "units";
