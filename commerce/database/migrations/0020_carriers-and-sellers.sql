CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_url" text,
	CONSTRAINT "carriers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"country" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL
);
