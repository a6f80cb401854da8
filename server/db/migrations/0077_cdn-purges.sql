CREATE TABLE "cdn_purge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cdn_purge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"names" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cdn_purge_names" CHECK (cardinality("cdn_purge"."names") > 0)
);
--> statement-breakpoint
CREATE INDEX "cdn_purge_due" ON "cdn_purge" USING btree ("due_at");