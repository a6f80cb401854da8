ALTER TABLE "payment_attempt" ADD COLUMN "reference" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "reference_hash" "bytea";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_tried_by_link" CHECK ("payment_attempt"."reference" is null or "payment_attempt"."offered_until" is not null);