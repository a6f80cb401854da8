ALTER TABLE "product_import" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_translations" jsonb;--> statement-breakpoint
ALTER TABLE "size_system" ADD COLUMN "translations" jsonb;--> statement-breakpoint
-- What every shop has from the beginning is said in Spanish, too, where no owner has named it otherwise.
UPDATE size_system SET translations = jsonb_build_object('es', jsonb_build_object('name', given.spanish))
FROM (VALUES ('letters', 'Letters', 'Letras'), ('letters-wide', 'Letters, XS to XXL', 'Letras, XS a XXL'), ('numbers', 'Numbers', 'Números'),
	('shoes', 'Shoes', 'Calzado'), ('one-size', 'One size', 'Talle único')) AS given (id, name, spanish)
WHERE size_system.id = given.id AND size_system.name = given.name;
