ALTER TABLE "review" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_fit_valid" CHECK ("review"."fit" in ('small', 'true', 'large'));