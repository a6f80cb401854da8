ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_valid" CHECK ("orders"."language" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_language_valid" CHECK ("client"."language" in ('en', 'es'));