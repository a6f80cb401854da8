ALTER TABLE "review" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_language_valid" CHECK ("review"."language" in ('en', 'es'));