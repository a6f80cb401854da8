-- What no shop does: the tables as they were before both versions, so that the cluster can be used for the next event.
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_trigger WHERE tgname = 'payment_attempt_both_hashes') THEN
		DROP TRIGGER "payment_attempt_both_hashes" ON "payment_attempt";
		DROP FUNCTION "both_hashes"();
		ALTER TABLE "payment_attempt" DROP COLUMN "request_hash";
	ELSIF EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'payment_attempt' AND column_name = 'request_hash') THEN
		ALTER TABLE "payment_attempt" RENAME COLUMN "request_hash" TO "body_hash";
	END IF;
END $$;
