-- When orders were paid decides how a range of them is read: an index of a part of the rows tells PostgreSQL nothing about it.
CREATE STATISTICS payment_attempt_paid_at ON (coalesce(decided_at, created_at)) FROM payment_attempt;--> statement-breakpoint
ANALYZE payment_attempt;
