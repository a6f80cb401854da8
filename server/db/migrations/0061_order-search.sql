CREATE TABLE "order_search" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_delivery" ON "orders" USING btree ("delivery_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- How common a word is decides how it is looked for: more samples tell it better.
ALTER TABLE order_search ALTER COLUMN words SET STATISTICS 500;
--> statement-breakpoint
-- What an order is found by: its number as `#17#`, who bought, what, and how its parcels are followed, also without the spaces in it.
CREATE VIEW order_words AS
	SELECT o.id AS order_id, plain_text(concat_ws(' ', ' #' || o.id || '#', o.name, o.lastname, o.email, o.phone,
		(SELECT string_agg(DISTINCT l.name, ' ') FROM order_line l WHERE l.order_id = o.id),
		(SELECT string_agg(s.tracking || CASE WHEN s.tracking LIKE '% %' THEN ' ' || replace(s.tracking, ' ', '') ELSE '' END, ' ')
			FROM shipment s WHERE s.order_id = o.id AND s.tracking <> ''), '')) AS words
	FROM orders o;
--> statement-breakpoint
-- Triggers keep it, so that what a process of the version before writes is found, too.
CREATE FUNCTION search_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_search (order_id, words) SELECT w.order_id, w.words FROM order_words w WHERE w.order_id IN (SELECT id FROM new_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_ordered_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE order_search s SET words = w.words FROM order_words w
	WHERE w.order_id = s.order_id AND s.order_id IN (SELECT order_id FROM new_rows);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changed_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE order_search s SET words = w.words FROM order_words w WHERE w.order_id = NEW.id AND s.order_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changed_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE order_search s SET words = w.words FROM order_words w WHERE w.order_id = NEW.order_id AND s.order_id = NEW.order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_search_new AFTER INSERT ON orders
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_new_orders();
--> statement-breakpoint
CREATE TRIGGER order_line_search_new AFTER INSERT ON order_line
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_ordered_lines();
--> statement-breakpoint
CREATE TRIGGER orders_search_changed AFTER UPDATE OF name, lastname, email, phone ON orders
	FOR EACH ROW WHEN ((OLD.name, OLD.lastname, OLD.email, OLD.phone) IS DISTINCT FROM (NEW.name, NEW.lastname, NEW.email, NEW.phone))
	EXECUTE FUNCTION search_changed_buyer();
--> statement-breakpoint
CREATE TRIGGER shipment_search_new AFTER INSERT ON shipment
	FOR EACH ROW WHEN (NEW.tracking <> '') EXECUTE FUNCTION search_changed_parcel();
--> statement-breakpoint
CREATE TRIGGER shipment_search_changed AFTER UPDATE OF tracking ON shipment
	FOR EACH ROW WHEN (OLD.tracking IS DISTINCT FROM NEW.tracking) EXECUTE FUNCTION search_changed_parcel();
--> statement-breakpoint
INSERT INTO order_search (order_id, words) SELECT order_id, words FROM order_words;
