import type { Fit } from "../contract/product-fields.ts";
import type { Wording } from "../languages.ts";
import type { Details } from "../rules/product-details.ts";
import { careWords } from "./care.es.ts";
import type * as en from "./product-details.ts";

export const productFieldLabels = {
	category: "Categoría",
	collection: "Colección",
	name: "Nombre",
	brand: "Marca",
	price: "Precio",
	is_offer: "¿En oferta?",
	discount: "Descuento %",
	description: "Descripción",
	translations: "Otros idiomas",
	sizeSystem: "Talles",
	sizes: "Se ofrece en",
	lowStock: "Poco stock desde",
	companions: "Combina con esto",
	seo: "Para los buscadores",
	fit: "Calce",
	fabric: "Tela",
	care: "Cuidado",
	measurements: "Medidas",
} satisfies Wording<typeof en.productFieldLabels>;

const fits = { slim: "Entallado", regular: "Regular", relaxed: "Suelto", oversized: "Oversize" } satisfies Record<
	Fit,
	string
>;

/** What a product tells about itself where it is known. */
export const productDetails = {
	fit: { label: productFieldLabels.fit, words: (fit) => fits[fit] },
	fabric: {
		label: productFieldLabels.fabric,
		words: (fabric) => fabric.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(", "),
	},
	care: { label: productFieldLabels.care, words: (care) => care.map((symbol) => careWords[symbol]).join(", ") },
} satisfies Details;
