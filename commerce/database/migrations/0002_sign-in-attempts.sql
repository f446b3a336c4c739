CREATE TABLE "sign_in_attempts" (
	"name_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL
);
