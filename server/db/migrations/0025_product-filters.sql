CREATE TABLE "product_facet" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"is_offer" boolean NOT NULL,
	"collection_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"rating" numeric(3, 2) NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sizes" text[] NOT NULL,
	"in_stock" text[] DEFAULT '{}' NOT NULL,
	"dots" text[] DEFAULT '{}' NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "sizes" jsonb;--> statement-breakpoint
CREATE INDEX "product_facet_changed" ON "product_facet" USING btree ("changed_by");--> statement-breakpoint
-- Whoever changes what a product is filtered by, its row follows in the same transaction.
CREATE FUNCTION facet_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_facet (product_id, is_on_sale, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, sizes)
	SELECT id, off_sale_at IS NULL, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, offered_sizes FROM new_rows;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_facet
	SET is_on_sale = NEW.off_sale_at IS NULL, is_offer = NEW.is_offer, collection_id = NEW.collection_id, category_id = NEW.category_id,
		unit_cents = NEW.unit_cents, rating = NEW.rating, brand = NEW.brand, created_at = NEW.created_at, sizes = NEW.offered_sizes,
		changed_by = pg_current_xact_id()
	WHERE product_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_deleted_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_facet SET is_on_sale = false, changed_by = pg_current_xact_id() WHERE product_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Locked first, and in one order: two who sell the last units of two colours then see what the other has done.
CREATE FUNCTION facet_colours(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM product_facet WHERE product_id = ANY(ids) ORDER BY product_id FOR UPDATE;
	UPDATE product_facet f SET in_stock = told.in_stock, dots = told.dots, changed_by = pg_current_xact_id()
	FROM (
		SELECT changed.id,
			ARRAY(SELECT DISTINCT s.size FROM variant v JOIN stock s ON s.variant_id = v.id
				WHERE v.product_id = changed.id AND v.removed_at IS NULL AND s.on_hand > s.reserved ORDER BY s.size) AS in_stock,
			ARRAY(SELECT DISTINCT v.swatch_hex FROM variant v
				WHERE v.product_id = changed.id AND v.removed_at IS NULL AND v.swatch_hex <> '' ORDER BY v.swatch_hex) AS dots
		FROM unnest(ids) AS changed (id)
	) told
	WHERE f.product_id = told.id AND (f.in_stock, f.dots) IS DISTINCT FROM (told.in_stock, told.dots);
	-- Also what a process of the version before sells out, which does not know this tag.
	IF FOUND THEN PERFORM pg_notify('perchero_touched', '{"tags":["in-stock"]}'); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_new_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM facet_colours(ARRAY(SELECT DISTINCT product_id FROM new_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_changed_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM facet_colours(ARRAY[NEW.product_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM facet_colours(ARRAY(
		SELECT DISTINCT v.product_id FROM new_rows s JOIN variant v ON v.id = s.variant_id WHERE s.on_hand > s.reserved
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM facet_colours(ARRAY(SELECT product_id FROM variant WHERE id = NEW.variant_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on nobody writes products, and below neither colours nor stock, until this is committed: none is left without
-- a row. Tables are locked in the order in which products are edited.
CREATE TRIGGER product_facet_new AFTER INSERT ON product
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION facet_new_products();
--> statement-breakpoint
CREATE TRIGGER product_facet_changed AFTER UPDATE ON product
	FOR EACH ROW
	WHEN ((OLD.off_sale_at IS NULL, OLD.is_offer, OLD.collection_id, OLD.category_id, OLD.unit_cents, OLD.rating, OLD.brand, OLD.created_at, OLD.offered_sizes)
		IS DISTINCT FROM (NEW.off_sale_at IS NULL, NEW.is_offer, NEW.collection_id, NEW.category_id, NEW.unit_cents, NEW.rating, NEW.brand, NEW.created_at, NEW.offered_sizes))
	EXECUTE FUNCTION facet_changed_product();
--> statement-breakpoint
CREATE TRIGGER product_facet_deleted AFTER DELETE ON product
	FOR EACH ROW EXECUTE FUNCTION facet_deleted_product();
--> statement-breakpoint
CREATE TRIGGER variant_facet_new AFTER INSERT ON variant
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION facet_new_variants();
--> statement-breakpoint
CREATE TRIGGER variant_facet_changed AFTER UPDATE OF swatch_hex, removed_at ON variant
	FOR EACH ROW WHEN ((OLD.swatch_hex, OLD.removed_at) IS DISTINCT FROM (NEW.swatch_hex, NEW.removed_at))
	EXECUTE FUNCTION facet_changed_variant();
--> statement-breakpoint
CREATE TRIGGER stock_facet_new AFTER INSERT ON stock
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION facet_new_stock();
--> statement-breakpoint
CREATE TRIGGER stock_facet_changed AFTER UPDATE OF on_hand, reserved ON stock
	FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved))
	EXECUTE FUNCTION facet_changed_stock();
--> statement-breakpoint
INSERT INTO product_facet (product_id, is_on_sale, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, sizes)
SELECT id, off_sale_at IS NULL, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, offered_sizes FROM product;
--> statement-breakpoint
SELECT facet_colours(ARRAY(SELECT id FROM product));
