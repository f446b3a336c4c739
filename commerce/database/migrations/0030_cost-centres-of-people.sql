CREATE TABLE "cost_centre_people" (
	"customer_id" text NOT NULL,
	"cost_centre_code" text NOT NULL,
	CONSTRAINT "cost_centre_people_customer_id_cost_centre_code_pk" PRIMARY KEY("customer_id","cost_centre_code")
);
--> statement-breakpoint
ALTER TABLE "cost_centre_people" ADD CONSTRAINT "cost_centre_people_cost_centre_code_cost_centres_code_fk" FOREIGN KEY ("cost_centre_code") REFERENCES "public"."cost_centres"("code") ON DELETE cascade ON UPDATE no action;