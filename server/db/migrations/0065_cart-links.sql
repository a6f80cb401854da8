CREATE TABLE "cart_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_link_lines_bounded" CHECK (jsonb_array_length("cart_link"."lines") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "cart_link_by_end" ON "cart_link" USING btree ("expires_at");