CREATE TABLE "list_phone" (
	"list_id" bigint NOT NULL,
	"phone" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_phone_list_id_phone_pk" PRIMARY KEY("list_id","phone")
);
--> statement-breakpoint
ALTER TABLE "list_collaborator" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "list_collaborator" ADD COLUMN "phone" bigint;--> statement-breakpoint
ALTER TABLE "list_phone" ADD CONSTRAINT "list_phone_list_id_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_phone_by_phone" ON "list_phone" USING btree ("phone");--> statement-breakpoint
-- Who takes part already has accepted; who did not join by a mailed link was added by phone.
UPDATE list_collaborator c SET accepted_at = c.added_at, phone = CASE WHEN EXISTS (
	SELECT FROM list_invitation v WHERE v.list_id = c.list_id AND v.accepted_by = c.client_id) THEN NULL ELSE p.phone END
FROM client p WHERE p.id = c.client_id;
--> statement-breakpoint
INSERT INTO list_phone (list_id, phone, added_at) SELECT list_id, phone, added_at FROM list_collaborator WHERE phone IS NOT NULL ON CONFLICT DO NOTHING;
