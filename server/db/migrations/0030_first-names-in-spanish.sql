-- What every shop has from the beginning, and no owner can rename, is said in Spanish, too.
UPDATE collection SET translations = jsonb_build_object('es', jsonb_build_object('name', given.name))
FROM (VALUES (1, 'Verano'), (2, 'Invierno'), (3, 'Otoño'), (4, 'Primavera')) AS given (id, name)
WHERE collection.id = given.id AND collection.translations IS NULL;
--> statement-breakpoint
UPDATE category SET translations = jsonb_build_object('es', jsonb_build_object('name', given.name))
FROM (VALUES (1, 'Mujer'), (2, 'Hombre')) AS given (id, name)
WHERE category.id = given.id AND category.translations IS NULL;
