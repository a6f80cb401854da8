CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- Lower case without accents. Immutable, because it names its dictionary and depends on no search path: indexes and generated columns may rely on it.
CREATE FUNCTION public.plain_text(text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	AS $$ SELECT pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, $1)) $$;
