-- Counts statements that may change what the public sees, whoever makes them, also in transactions that are taken back: a number that
-- stands still says that kept pages are as they were. A sequence, because nobody waits for it.
CREATE SEQUENCE "shown_change";
--> statement-breakpoint
CREATE FUNCTION count_shown_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM nextval('shown_change');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER former_slug_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_slug"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER variant_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER variant_image_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant_image"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER image_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "image"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER collection_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER category_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER removed_shelf_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "removed_shelf"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER size_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "size"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER size_system_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "size_system"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER system_size_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_size"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER stock_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stock"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER review_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER review_photo_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_photo"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER offer_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offer"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER offer_product_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offer_product"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER price_history_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_history"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER product_facet_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_facet"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER product_search_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_search"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER owner_settings_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "owner_settings"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER return_request_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "return_request"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
--> statement-breakpoint
CREATE TRIGGER return_line_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "return_line"
	FOR EACH STATEMENT EXECUTE FUNCTION count_shown_change();
