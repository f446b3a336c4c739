CREATE TABLE "user_sizes" (
	"customer_id" text NOT NULL,
	"scale" text NOT NULL,
	"size" text NOT NULL,
	"dimension" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_sizes_customer_id_scale_pk" PRIMARY KEY("customer_id","scale")
);
