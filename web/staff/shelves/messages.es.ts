import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Categorías y colecciones",
	note: "Lo que ocultás deja de estar entre las opciones de la tienda; sus productos se siguen encontrando y comprando. Lo que tiene productos se puede ocultar, no borrar.",
	what: "Las categorías y colecciones",
	women: "Mujer",
	men: "Hombre",
	collections: "Colecciones",
	addCategory: (above) => `Agregar categoría en ${above}`,
	addCollection: "Agregar colección",
	name: "Nombre",
	products: "Productos",
	count: (products) => plural(products, { one: "1 producto", other: `${products} productos` }),
	hidden: "(oculta)",
	up: (name) => `Subir ${name}`,
	down: (name) => `Bajar ${name}`,
	moved: (name, place, of) => `${name} ahora es la número ${place} de ${of}`,
	deleteQuestion: (name) => ({
		title: `¿Borrar ${name}?`,
		text: "No tiene ningún producto. No se puede recuperar.",
		yes: "Borrar",
		no: "Conservar",
	}),
	isDeleted: (name) => `Se borró ${name}`,
	isShown: (name) => `Los compradores vuelven a ver ${name}`,
	isHidden: (name) => `${name} quedó oculta`,
	isSaved: (name) => `Se guardó ${name}`,
	isAdded: (name) => `Ya se puede elegir ${name} para los productos`,
	save: "Guardar",
	picture: {
		label: "Foto",
		hint: "JPEG, PNG, WebP o AVIF, hasta 10 MB. Se ve arriba de los productos; la de una estación, también en la portada. Se recorta para que entre: dejá lo importante en el medio.",
		chosen: "La foto elegida",
		none: "Ninguna: se ven solo las prendas.",
		remove: "Quitar la foto",
		uploading: "Subiendo la foto",
	},
	refusals: {
		name: "Ponele un nombre",
		tooLong: "El nombre puede tener hasta 80 caracteres",
		invalid: "Ese nombre no se puede usar",
	},
} satisfies Wording<typeof en>;

export default messages;
