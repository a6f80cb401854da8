CREATE TABLE "product_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer,
	"state" text NOT NULL,
	"dry" boolean NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_import_state_valid" CHECK ("product_import"."state" in ('receiving', 'reading', 'applying', 'undoing', 'checked', 'refused', 'done', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "product_import_item" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"undo" jsonb,
	CONSTRAINT "product_import_item_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_import_part" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "product_import_part_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_item" ADD CONSTRAINT "product_import_item_import_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_part" ADD CONSTRAINT "product_import_part_import_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_by_age" ON "product_import" USING btree ("at");--> statement-breakpoint
CREATE INDEX "product_import_item_done" ON "product_import_item" USING btree ("import_id","position") WHERE "product_import_item"."undo" is not null;--> statement-breakpoint
CREATE INDEX "image_by_name" ON "image" USING btree (lower("name"));