ALTER TABLE "list" ADD COLUMN "link_token" text;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "color_name" text;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_item" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "list_item" ADD CONSTRAINT "list_item_quantity_valid" CHECK ("list_item"."quantity" between 1 and 9999);--> statement-breakpoint
ALTER TABLE "list_item" ADD CONSTRAINT "list_item_note_bounded" CHECK (length("list_item"."note") <= 200);