import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Agregar categoría",
	name: "Nombre de la categoría",
	type: "Tipo",
	typePlaceholder: "Elegí el tipo",
	women: "Mujer",
	men: "Hombre",
	id: "Número de la categoría",
	idHint: "Un número tuyo mayor que 2; vacío toma el próximo libre",
	create: "Crear categoría",
	back: "Volver al producto",
	created: (name, id) => `${name} es ahora la categoría ${id}`,
	refusals: {
		name: "Ponele un nombre a la categoría",
		nameTooLong: "El nombre puede tener hasta 80 caracteres",
		nameInvalid: "Ese nombre no se puede usar",
		type: "Elegí un tipo",
		id: "Un número entero mayor que 2, o nada para el próximo libre",
	},
} satisfies Wording<typeof en>;

export default messages;
