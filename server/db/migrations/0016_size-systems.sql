CREATE TABLE "size" (
	"name" text PRIMARY KEY NOT NULL,
	CONSTRAINT "size_name_length" CHECK (length("size"."name") between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "size_system" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "size_system_id_valid" CHECK ("size_system"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "system_size" (
	"system_id" text NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "system_size_system_id_size_pk" PRIMARY KEY("system_id","size")
);
--> statement-breakpoint
INSERT INTO size_system (id, name, position) VALUES
	('letters', 'Letters', 1), ('letters-wide', 'Letters, XS to XXL', 2), ('numbers', 'Numbers', 3), ('shoes', 'Shoes', 4), ('one-size', 'One size', 5);
--> statement-breakpoint
WITH given (system_id, sizes) AS (VALUES
	('letters', ARRAY['S', 'M', 'L', 'XL']),
	('letters-wide', ARRAY['XS', 'S', 'M', 'L', 'XL', 'XXL']),
	('numbers', ARRAY['34', '36', '38', '40', '42', '44', '46', '48']),
	('shoes', ARRAY['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']),
	('one-size', ARRAY['One size'])
), named AS (
	INSERT INTO size (name) SELECT DISTINCT unnest(sizes) FROM given
)
INSERT INTO system_size (system_id, size, position) SELECT system_id, size, place FROM given, unnest(sizes) WITH ORDINALITY AS each (size, place);
--> statement-breakpoint
ALTER TABLE "system_size" ADD CONSTRAINT "system_size_system_id_size_system_id_fk" FOREIGN KEY ("system_id") REFERENCES "public"."size_system"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "system_size" ADD CONSTRAINT "system_size_size_size_name_fk" FOREIGN KEY ("size") REFERENCES "public"."size"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "size_system_name_unique" ON "size_system" USING btree (lower("name"));
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_size_size_name_fk" FOREIGN KEY ("size") REFERENCES "public"."size"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_size_size_name_fk" FOREIGN KEY ("size") REFERENCES "public"."size"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_size_size_name_fk" FOREIGN KEY ("size") REFERENCES "public"."size"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Last, because these keep readers waiting too.
ALTER TABLE "product" ADD COLUMN "size_system" text DEFAULT 'letters' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "offered_sizes" text[] DEFAULT '{"S","M","L","XL"}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_size_system_size_system_id_fk" FOREIGN KEY ("size_system") REFERENCES "public"."size_system"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_by_size_system" ON "product" USING btree ("size_system") WHERE "product"."size_system" <> 'letters';
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sizes_offered" CHECK (cardinality("product"."offered_sizes") between 1 and 40);
--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_size_valid";
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_size_valid";
--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_size_valid";
