-- contract: nothing has read body_hash since the version before
DROP TRIGGER "payment_attempt_both_hashes" ON "payment_attempt";
--> statement-breakpoint
DROP FUNCTION "both_hashes"();
--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "request_hash" SET NOT NULL, DROP COLUMN "body_hash";
