import type { Wording } from "#core/languages.ts";
import type en from "./choices.messages.en.ts";

const messages = {
	size: "Talle",
	sizeIs: (size) => `Talle ${size}`,
	color: "Color",
	brand: "Marca",
	price: "Precio",
	lowest: "Precio mínimo",
	highest: "Precio máximo",
	apply: "Aplicar",
	availability: "Disponibilidad",
	inStock: "En stock",
	mySizes: "Mis talles",
	onlyMySizes: "Solo en mis talles",
	tellSizes: "Contanos tus talles",
	changeSizes: "Cambiar mis talles",
	allTypes: (count) => `Los ${count} tipos`,
	allBrands: (count) => `Las ${count} marcas`,
	from: (amount) => `Desde ${amount}`,
	upTo: (amount) => `Hasta ${amount}`,
	between: (from, to) => `${from} a ${to}`,
	colors: {
		black: "Negro",
		white: "Blanco",
		grey: "Gris",
		beige: "Beige",
		brown: "Marrón",
		red: "Rojo",
		orange: "Naranja",
		yellow: "Amarillo",
		green: "Verde",
		blue: "Azul",
		purple: "Violeta",
		pink: "Rosa",
	},
} satisfies Wording<typeof en>;

export default messages;
