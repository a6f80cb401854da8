CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"collection_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"is_offer" boolean NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_search_sold_not_negative" CHECK ("product_search"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text NOT NULL,
	"concept" text NOT NULL,
	"shown" text NOT NULL,
	"letters" integer NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_word_word_concept_pk" PRIMARY KEY("word","concept"),
	CONSTRAINT "search_word_products_not_negative" CHECK ("search_word"."products" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "product_search_by_sold" ON "product_search" USING btree ("sold" DESC NULLS FIRST,"product_id") WHERE "product_search"."is_on_sale";--> statement-breakpoint
CREATE INDEX "product_search_stale" ON "product_search" USING btree ("product_id") WHERE "product_search"."is_stale";--> statement-breakpoint
CREATE INDEX "search_word_by_concept" ON "search_word" USING btree ("concept");--> statement-breakpoint
CREATE INDEX "search_word_beginning" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_pieces" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_by_brand" ON "product" USING btree ("brand") WHERE "product"."off_sale_at" is null;--> statement-breakpoint
-- Whoever changes what a product is found by, its search document is known to be stale; what it is counted by follows at once.
CREATE FUNCTION search_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_search (product_id, collection_id, category_id, is_offer, is_on_sale)
	SELECT id, collection_id, category_id, is_offer, off_sale_at IS NULL FROM new_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search
	SET collection_id = NEW.collection_id, category_id = NEW.category_id, is_offer = NEW.is_offer, is_on_sale = NEW.off_sale_at IS NULL,
		is_stale = is_stale OR (OLD.name, OLD.brand, OLD.category_id, OLD.collection_id) IS DISTINCT FROM (NEW.name, NEW.brand, NEW.category_id, NEW.collection_id)
	WHERE product_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search SET is_stale = true WHERE NOT is_stale AND product_id IN (SELECT product_id FROM new_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changed_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search SET is_stale = true WHERE product_id = NEW.product_id AND NOT is_stale;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_renamed_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search s SET is_stale = true FROM product p JOIN category c ON c.id = p.category_id
	WHERE p.id = s.product_id AND NEW.id IN (c.id, c.parent) AND NOT s.is_stale;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_renamed_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_search s SET is_stale = true FROM product p
	WHERE p.id = s.product_id AND p.collection_id = NEW.id AND NOT s.is_stale;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER category_search_renamed AFTER UPDATE OF name, parent ON category
	FOR EACH ROW WHEN ((OLD.name, OLD.parent) IS DISTINCT FROM (NEW.name, NEW.parent)) EXECUTE FUNCTION search_renamed_category();
--> statement-breakpoint
CREATE TRIGGER collection_search_renamed AFTER UPDATE OF name ON collection
	FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_renamed_collection();
--> statement-breakpoint
CREATE TRIGGER variant_search_new AFTER INSERT ON variant
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_new_variants();
--> statement-breakpoint
CREATE TRIGGER variant_search_changed AFTER UPDATE OF color_name, swatch_hex, removed_at ON variant
	FOR EACH ROW WHEN ((OLD.color_name, OLD.swatch_hex, OLD.removed_at) IS DISTINCT FROM (NEW.color_name, NEW.swatch_hex, NEW.removed_at))
	EXECUTE FUNCTION search_changed_variant();
--> statement-breakpoint
-- From here on nobody writes products until this is committed: none is left without a row.
CREATE TRIGGER product_search_new AFTER INSERT ON product
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_new_products();
--> statement-breakpoint
CREATE TRIGGER product_search_changed AFTER UPDATE ON product
	FOR EACH ROW
	WHEN ((OLD.name, OLD.brand, OLD.category_id, OLD.collection_id, OLD.is_offer, OLD.off_sale_at IS NULL)
		IS DISTINCT FROM (NEW.name, NEW.brand, NEW.category_id, NEW.collection_id, NEW.is_offer, NEW.off_sale_at IS NULL))
	EXECUTE FUNCTION search_changed_product();
--> statement-breakpoint
INSERT INTO product_search (product_id, collection_id, category_id, is_offer, is_on_sale)
SELECT id, collection_id, category_id, is_offer, off_sale_at IS NULL FROM product;
