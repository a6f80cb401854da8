INSERT INTO collection (id, name) VALUES (1, 'Summer'), (2, 'Winter'), (3, 'Autumn'), (4, 'Spring');
--> statement-breakpoint
INSERT INTO category (id, name) VALUES (1, 'Women'), (2, 'Men');
--> statement-breakpoint
-- Counters of a few minutes: losing them in a crash is cheaper than logging them.
ALTER TABLE rate_limit SET UNLOGGED;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is never altered: % refused', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_append_only BEFORE UPDATE OR DELETE ON stock_ledger
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_ledger_not_emptied BEFORE TRUNCATE ON stock_ledger
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_line_immutable BEFORE UPDATE OR DELETE ON order_line
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_line_not_emptied BEFORE TRUNCATE ON order_line
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An order's money never changes; its contact data only by being removed, and that once.
CREATE TRIGGER orders_money_fixed
	BEFORE UPDATE OF currency, subtotal_cents, discount_cents, shipping_cents, total_cents, tax_rate, code, created_at ON orders
	FOR EACH ROW
	WHEN ((OLD.currency, OLD.subtotal_cents, OLD.discount_cents, OLD.shipping_cents, OLD.total_cents, OLD.tax_rate, OLD.code, OLD.created_at)
		IS DISTINCT FROM
		(NEW.currency, NEW.subtotal_cents, NEW.discount_cents, NEW.shipping_cents, NEW.total_cents, NEW.tax_rate, NEW.code, NEW.created_at))
	EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER orders_contact_fixed
	BEFORE UPDATE OF name, lastname, phone, email, street_number, city, province_department, zip_code, particular_details, personal_data_removed_at ON orders
	FOR EACH ROW
	WHEN ((OLD.name, OLD.lastname, OLD.phone, OLD.email, OLD.street_number, OLD.city, OLD.province_department, OLD.zip_code, OLD.particular_details)
		IS DISTINCT FROM
		(NEW.name, NEW.lastname, NEW.phone, NEW.email, NEW.street_number, NEW.city, NEW.province_department, NEW.zip_code, NEW.particular_details)
		AND (OLD.personal_data_removed_at IS NOT NULL OR NEW.personal_data_removed_at IS NULL))
	EXECUTE FUNCTION refuse_change();
