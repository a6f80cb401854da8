-- Two orders can stand for one claim, and both can change at once: one is paid late while the other is given back. Each has to see
-- what the other made of it, so the claim is held first; what is read after that is as it is then.
CREATE OR REPLACE FUNCTION follow_gift_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM gift_claim c JOIN gift_order g ON g.claim_id = c.id WHERE g.order_id = NEW.id FOR UPDATE OF c;
	IF NEW.status <> 'Canceled' THEN
		UPDATE gift_claim c SET released_at = NULL FROM gift_order g
		WHERE g.order_id = NEW.id AND c.id = g.claim_id AND c.released_at IS NOT NULL;
	ELSE
		UPDATE gift_claim c SET released_at = now() FROM gift_order g
		WHERE g.order_id = NEW.id AND c.id = g.claim_id AND c.released_at IS NULL
			AND NOT EXISTS (
				SELECT FROM gift_order other JOIN orders o ON o.id = other.order_id
				WHERE other.claim_id = c.id AND o.id <> NEW.id AND o.status <> 'Canceled');
	END IF;
	RETURN NULL;
END $$;
