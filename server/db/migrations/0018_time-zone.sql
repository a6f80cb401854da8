-- A sale belongs to the day the owner's clock showed; UTC until a zone is chosen. What keeps and recounts the sums calls
-- this function and stays as it is. Whoever changes the zone recounts.
CREATE OR REPLACE FUNCTION utc_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS
	$$ SELECT (at AT TIME ZONE coalesce((SELECT s."values" ->> 'timeZone' FROM owner_settings s), 'UTC'))::date $$;
