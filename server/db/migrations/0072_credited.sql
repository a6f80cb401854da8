ALTER TABLE "paper_due" ADD COLUMN "since_cents" bigint;--> statement-breakpoint
-- A credit note names what went back since then.
CREATE OR REPLACE FUNCTION note_due_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO paper_due (kind, order_id, cents, since_cents)
	SELECT 'credit_note', NEW.order_id, NEW.refunded_cents - OLD.refunded_cents, OLD.refunded_cents
	WHERE EXISTS (SELECT FROM paper p WHERE p.order_id = NEW.order_id AND p.kind = 'invoice')
		OR EXISTS (SELECT FROM paper_due d WHERE d.order_id = NEW.order_id AND d.kind = 'invoice');
	RETURN NULL;
END $$;
