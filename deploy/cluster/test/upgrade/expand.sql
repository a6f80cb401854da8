-- As a version would rename payment_attempt.body_hash: the new name stands beside the old one, and whoever writes one writes both.
ALTER TABLE "payment_attempt" ADD COLUMN "request_hash" bytea;
--> statement-breakpoint
UPDATE "payment_attempt" SET "request_hash" = "body_hash";
--> statement-breakpoint
CREATE FUNCTION "both_hashes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."request_hash" IS DISTINCT FROM OLD."request_hash" THEN NEW."body_hash" := NEW."request_hash";
	ELSIF TG_OP = 'UPDATE' AND NEW."body_hash" IS DISTINCT FROM OLD."body_hash" THEN NEW."request_hash" := NEW."body_hash";
	ELSE
		NEW."request_hash" := coalesce(NEW."request_hash", NEW."body_hash");
		NEW."body_hash" := coalesce(NEW."body_hash", NEW."request_hash");
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_attempt_both_hashes" BEFORE INSERT OR UPDATE ON "payment_attempt" FOR EACH ROW EXECUTE FUNCTION "both_hashes"();
