-- Measures: 'status:<status>' counts orders; 'orders', 'units' and 'cents' are of approved payments, by the UTC day of
-- the approval, less what was given back.
CREATE FUNCTION utc_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS
	$$ SELECT (at AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
CREATE FUNCTION tally_payment(attempt payment_attempt, sign int) RETURNS void LANGUAGE sql AS $$
	INSERT INTO tally (measure, day, amount)
	SELECT m.measure, utc_day(coalesce(attempt.decided_at, attempt.created_at)), sign * m.amount
	FROM (VALUES
		('orders', 1::bigint),
		('cents', attempt.amount_cents - attempt.refunded_cents),
		('units', (SELECT coalesce(sum(l.quantity), 0) FROM order_line l WHERE l.order_id = attempt.order_id))
	) AS m (measure, amount)
	WHERE attempt.state = 'approved' AND m.amount <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally (measure, day, amount)
	SELECT 'status:' || status, '-infinity', count(*) FROM new_rows GROUP BY status;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_moved_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally (measure, day, amount) VALUES ('status:' || OLD.status, '-infinity', -1);
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO tally (measure, day, amount) VALUES ('status:' || NEW.status, '-infinity', 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_new_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally (measure, day, amount)
	SELECT m.measure, utc_day(coalesce(a.decided_at, a.created_at)), sum(m.amount)
	FROM new_rows a
		LEFT JOIN (SELECT order_id, sum(quantity) AS units FROM order_line
			WHERE order_id IN (SELECT order_id FROM new_rows) GROUP BY order_id) l ON l.order_id = a.order_id
		CROSS JOIN LATERAL (VALUES
			('orders', 1::bigint), ('cents', a.amount_cents - a.refunded_cents), ('units', coalesce(l.units, 0))
		) AS m (measure, amount)
	WHERE a.state = 'approved'
	GROUP BY 1, 2 HAVING sum(m.amount) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_moved_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_payment(OLD, -1);
	IF TG_OP = 'UPDATE' THEN PERFORM tally_payment(NEW, 1); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally (measure, day, amount)
	SELECT 'units', utc_day(coalesce(a.decided_at, a.created_at)), sum(l.quantity)
	FROM new_rows l JOIN payment_attempt a ON a.order_id = l.order_id AND a.state = 'approved'
	GROUP BY 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally_new AFTER INSERT ON orders
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_orders();
--> statement-breakpoint
CREATE TRIGGER orders_tally_moved AFTER UPDATE OF status ON orders
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tally_moved_order();
--> statement-breakpoint
CREATE TRIGGER orders_tally_gone AFTER DELETE ON orders
	FOR EACH ROW EXECUTE FUNCTION tally_moved_order();
--> statement-breakpoint
CREATE TRIGGER payment_attempt_tally_new AFTER INSERT ON payment_attempt
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_payments();
--> statement-breakpoint
CREATE TRIGGER payment_attempt_tally_moved AFTER UPDATE ON payment_attempt
	FOR EACH ROW
	WHEN ((OLD.state = 'approved' OR NEW.state = 'approved')
		AND (OLD.state, OLD.order_id, OLD.amount_cents, OLD.refunded_cents, OLD.decided_at)
			IS DISTINCT FROM (NEW.state, NEW.order_id, NEW.amount_cents, NEW.refunded_cents, NEW.decided_at))
	EXECUTE FUNCTION tally_moved_payment();
--> statement-breakpoint
CREATE TRIGGER payment_attempt_tally_gone AFTER DELETE ON payment_attempt
	FOR EACH ROW WHEN (OLD.state = 'approved') EXECUTE FUNCTION tally_moved_payment();
--> statement-breakpoint
CREATE TRIGGER order_line_tally_new AFTER INSERT ON order_line
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_new_lines();
--> statement-breakpoint
CREATE VIEW recount AS
	SELECT 'status:' || status AS measure, date '-infinity' AS day, count(*) AS amount FROM orders GROUP BY status
	UNION ALL
	SELECT m.measure, utc_day(coalesce(a.decided_at, a.created_at)), sum(m.amount)
	FROM payment_attempt a
		LEFT JOIN (SELECT order_id, sum(quantity) AS units FROM order_line GROUP BY order_id) l ON l.order_id = a.order_id
		CROSS JOIN LATERAL (VALUES
			('orders', 1::bigint), ('cents', a.amount_cents - a.refunded_cents), ('units', coalesce(l.units, 0))
		) AS m (measure, amount)
	WHERE a.state = 'approved'
	GROUP BY 1, 2 HAVING sum(m.amount) <> 0;
--> statement-breakpoint
INSERT INTO tally (measure, day, amount) SELECT measure, day, amount FROM recount;
