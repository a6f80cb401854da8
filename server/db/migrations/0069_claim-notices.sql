-- Whoever gives hears at once what others give. The notice names the list alone, on a channel that no stream of its owner is made from.
CREATE FUNCTION tell_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'gift_claim' THEN
		PERFORM pg_notify('perchero_claims', coalesce(NEW.list_id, OLD.list_id)::text);
	ELSIF TG_TABLE_NAME = 'gift_order' THEN
		PERFORM pg_notify('perchero_claims', c.list_id::text) FROM gift_claim c WHERE c.id = NEW.claim_id;
	ELSE
		PERFORM pg_notify('perchero_claims', c.list_id::text) FROM gift_order g JOIN gift_claim c ON c.id = g.claim_id WHERE g.order_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER gift_claim_told AFTER INSERT OR UPDATE OR DELETE ON gift_claim FOR EACH ROW EXECUTE FUNCTION tell_claims();
--> statement-breakpoint
CREATE TRIGGER gift_order_told AFTER INSERT ON gift_order FOR EACH ROW EXECUTE FUNCTION tell_claims();
--> statement-breakpoint
CREATE TRIGGER orders_told_to_givers AFTER UPDATE OF status ON orders FOR EACH ROW
	WHEN ((OLD.status = 'Canceled') <> (NEW.status = 'Canceled')) EXECUTE FUNCTION tell_claims();
