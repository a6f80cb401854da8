CREATE TABLE "removed_shelf" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "removed_shelf_pkey" PRIMARY KEY("kind","id"),
	CONSTRAINT "removed_shelf_kind_valid" CHECK ("removed_shelf"."kind" in ('category', 'collection'))
);
