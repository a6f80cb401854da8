CREATE TABLE "vain_search" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "vain_search_pkey" PRIMARY KEY("day","words"),
	CONSTRAINT "vain_search_words_length" CHECK (length("vain_search"."words") between 1 and 60),
	CONSTRAINT "vain_search_times_positive" CHECK ("vain_search"."times" > 0)
);
