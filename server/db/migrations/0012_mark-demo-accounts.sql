-- Marks the accounts of shops that an earlier version stocked as a demo; its two users were made at the very same moment.
UPDATE "staff" AS s SET "is_seeded" = true
WHERE s."deleted_at" IS NULL AND s."user_name" IN ('admin', 'employee') AND EXISTS (
	SELECT FROM "staff" AS other
	WHERE other."user_name" IN ('admin', 'employee') AND other."user_name" <> s."user_name" AND other."created_at" = s."created_at"
);--> statement-breakpoint
UPDATE "client" SET "is_seeded" = true
WHERE "deleted_at" IS NULL AND "phone" = 1155550100 AND "login_name" = 'demo';
