CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"ask_key" uuid,
	"body_hash" "bytea",
	"provider_key" uuid,
	"provider_refund_id" text,
	"by_kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"restock" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_ask_key_unique" UNIQUE("ask_key"),
	CONSTRAINT "refund_state_valid" CHECK ("refund"."state" in ('wanted', 'done', 'failed')),
	CONSTRAINT "refund_by_kind_valid" CHECK ("refund"."by_kind" in ('client', 'staff', 'shop', 'provider')),
	CONSTRAINT "refund_cents_positive" CHECK ("refund"."cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "refund_line" (
	"refund_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"cents" bigint NOT NULL,
	"restocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "refund_line_refund_id_line_pk" PRIMARY KEY("refund_id","line"),
	CONSTRAINT "refund_line_quantity_positive" CHECK ("refund_line"."quantity" >= 1),
	CONSTRAINT "refund_line_cents_not_negative" CHECK ("refund_line"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refunded_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_order_line_fk" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_line"("order_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_whole_wanted_once" ON "refund" USING btree ("order_id") WHERE "refund"."is_whole" and "refund"."state" = 'wanted';--> statement-breakpoint
CREATE INDEX "refund_by_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_wanted" ON "refund" USING btree ("id") WHERE "refund"."state" = 'wanted';--> statement-breakpoint
CREATE INDEX "refund_line_by_order" ON "refund_line" USING btree ("order_id","line");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_refunded_units_not_negative" CHECK ("payment_attempt"."refunded_units" >= 0);--> statement-breakpoint
CREATE VIEW returned_line AS
	SELECT l.order_id, l.line, sum(l.quantity)::int AS units, coalesce(sum(l.quantity) FILTER (WHERE l.restocked), 0)::int AS restocked
	FROM refund_line l JOIN refund r ON r.id = l.refund_id
	WHERE r.state = 'done'
	GROUP BY l.order_id, l.line;
--> statement-breakpoint
-- The view of 0047: what was given back, or is on its way, is not sent any more.
CREATE OR REPLACE VIEW unsent_line AS
	SELECT l.order_id, l.line, (l.quantity - coalesce(sent.quantity, 0) - coalesce(back.quantity, 0))::integer AS quantity
	FROM order_line l LEFT JOIN LATERAL (
		SELECT sum(p.quantity) AS quantity FROM shipment_line p JOIN shipment s ON s.id = p.shipment_id
		WHERE p.order_id = l.order_id AND p.line = l.line AND s.taken_back_at IS NULL) sent ON true
	LEFT JOIN LATERAL (
		SELECT sum(b.quantity) AS quantity FROM refund_line b JOIN refund r ON r.id = b.refund_id
		WHERE b.order_id = l.order_id AND b.line = l.line AND r.state <> 'failed') back ON true
	WHERE l.quantity > coalesce(sent.quantity, 0) + coalesce(back.quantity, 0);
--> statement-breakpoint
CREATE FUNCTION keep_refund_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid bigint;
BEGIN
	SELECT amount_cents INTO paid FROM payment_attempt WHERE order_id = NEW.order_id FOR UPDATE;
	IF (SELECT sum(cents) FROM refund WHERE order_id = NEW.order_id AND state <> 'failed') > coalesce(paid, 0) THEN
		RAISE EXCEPTION 'order % would give back more than was paid', NEW.order_id
			USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_within_payment AFTER INSERT OR UPDATE OF cents, state, order_id ON refund
	FOR EACH ROW EXECUTE FUNCTION keep_refund_within_payment();
--> statement-breakpoint
-- Units of an order come back once, whichever version of the shop puts them back.
CREATE FUNCTION keep_return_within_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(delta) FROM stock_ledger WHERE order_id = NEW.order_id AND line = NEW.line) > 0 THEN
		RAISE EXCEPTION 'more of line % of order % would come back than was taken', NEW.line, NEW.order_id
			USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_ledger_return_within_sale AFTER INSERT ON stock_ledger
	FOR EACH ROW WHEN (NEW.delta > 0 AND NEW.order_id IS NOT NULL) EXECUTE FUNCTION keep_return_within_sale();
--> statement-breakpoint
-- The sums of 0007, also less the units that went back by line.
CREATE OR REPLACE FUNCTION tally_payment(attempt payment_attempt, sign int) RETURNS void LANGUAGE sql AS $$
	INSERT INTO tally (measure, day, amount)
	SELECT m.measure, utc_day(coalesce(attempt.decided_at, attempt.created_at)), sign * m.amount
	FROM (VALUES
		('orders', 1::bigint),
		('cents', attempt.amount_cents - attempt.refunded_cents),
		('units', (SELECT coalesce(sum(l.quantity), 0) FROM order_line l WHERE l.order_id = attempt.order_id) - attempt.refunded_units)
	) AS m (measure, amount)
	WHERE attempt.state = 'approved' AND m.amount <> 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally (measure, day, amount)
	SELECT m.measure, utc_day(coalesce(a.decided_at, a.created_at)), sum(m.amount)
	FROM new_rows a
		LEFT JOIN (SELECT order_id, sum(quantity) AS units FROM order_line
			WHERE order_id IN (SELECT order_id FROM new_rows) GROUP BY order_id) l ON l.order_id = a.order_id
		CROSS JOIN LATERAL (VALUES
			('orders', 1::bigint), ('cents', a.amount_cents - a.refunded_cents), ('units', coalesce(l.units, 0) - a.refunded_units)
		) AS m (measure, amount)
	WHERE a.state = 'approved'
	GROUP BY 1, 2 HAVING sum(m.amount) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE VIEW recount AS
	SELECT 'status:' || status AS measure, date '-infinity' AS day, count(*) AS amount FROM orders GROUP BY status
	UNION ALL
	SELECT m.measure, utc_day(coalesce(a.decided_at, a.created_at)), sum(m.amount)
	FROM payment_attempt a
		LEFT JOIN (SELECT order_id, sum(quantity) AS units FROM order_line GROUP BY order_id) l ON l.order_id = a.order_id
		CROSS JOIN LATERAL (VALUES
			('orders', 1::bigint), ('cents', a.amount_cents - a.refunded_cents), ('units', coalesce(l.units, 0) - a.refunded_units)
		) AS m (measure, amount)
	WHERE a.state = 'approved'
	GROUP BY 1, 2 HAVING sum(m.amount) <> 0;
--> statement-breakpoint
DROP TRIGGER payment_attempt_tally_moved ON payment_attempt;
--> statement-breakpoint
CREATE TRIGGER payment_attempt_tally_moved AFTER UPDATE ON payment_attempt
	FOR EACH ROW
	WHEN ((OLD.state = 'approved' OR NEW.state = 'approved')
		AND (OLD.state, OLD.order_id, OLD.amount_cents, OLD.refunded_cents, OLD.refunded_units, OLD.decided_at)
			IS DISTINCT FROM (NEW.state, NEW.order_id, NEW.amount_cents, NEW.refunded_cents, NEW.refunded_units, NEW.decided_at))
	EXECUTE FUNCTION tally_moved_payment();
--> statement-breakpoint
INSERT INTO refund (order_id, provider_key, by_kind, cents, state, is_whole, restock, created_at, decided_at)
	SELECT a.order_id, a.refund_key, CASE WHEN a.refund_state IS NULL THEN 'provider' ELSE 'staff' END, a.refunded_cents, 'done',
		a.refunded_cents = a.amount_cents, true, o.updated_at, o.updated_at
	FROM payment_attempt a JOIN orders o ON o.id = a.order_id WHERE a.refunded_cents > 0 ORDER BY o.updated_at, o.id;
--> statement-breakpoint
INSERT INTO refund (order_id, provider_key, by_kind, cents, state, is_whole, restock, created_at)
	SELECT a.order_id, a.refund_key, 'staff', a.amount_cents - a.refunded_cents, 'wanted', true,
		NOT EXISTS (SELECT FROM order_event e WHERE e.order_id = a.order_id AND e.kind = 'status' AND e.to_value = 'Submited'), a.created_at
	FROM payment_attempt a
	WHERE a.refund_state = 'wanted' AND a.state = 'approved' AND a.refunded_cents < a.amount_cents ORDER BY a.created_at, a.id;
