CREATE TABLE "review_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"bytes" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "review_photo_state_valid" CHECK ("review_photo"."state" in ('waiting', 'accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_by_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_photo_waiting" ON "review_photo" USING btree ("review_id") WHERE "review_photo"."state" = 'waiting';