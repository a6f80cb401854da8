CREATE TABLE "shop_archive" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_archive_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"writer" uuid,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_archive_state_valid" CHECK ("shop_archive"."state" in ('waiting', 'writing', 'done', 'failed')),
	CONSTRAINT "shop_archive_problem_valid" CHECK ("shop_archive"."problem" in ('too_large', 'no_pictures', 'interrupted')),
	CONSTRAINT "shop_archive_failed_says_why" CHECK (("shop_archive"."state" = 'failed') = ("shop_archive"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop_archive_part" (
	"archive_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "shop_archive_part_archive_id_position_pk" PRIMARY KEY("archive_id","position")
);
--> statement-breakpoint
ALTER TABLE "shop_archive" ADD CONSTRAINT "shop_archive_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_archive_part" ADD CONSTRAINT "shop_archive_part_archive_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."shop_archive"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_archive_one" ON "shop_archive" USING btree ((true));