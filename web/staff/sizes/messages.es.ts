import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Talles",
	note: "Un producto tiene los talles de uno de estos grupos. Los ocultos quedan en sus productos y no se pueden elegir para otros.",
	what: "los talles",
	add: "Agregar talles",
	name: "Nombre",
	sizes: "Talles",
	hidden: "(ocultos)",
	deleteQuestion: (name) => ({
		title: `¿Borrar ${name}?`,
		text: "Ningún producto tiene estos talles. No se pueden recuperar.",
		yes: "Borrar",
		no: "Dejarlos",
	}),
	isDeleted: (name) => `Borramos ${name}`,
	isShown: (name) => `${name} se puede elegir de nuevo`,
	isHidden: (name) => `${name} quedó oculto`,
	inOrder: "Talles, en orden",
	lettersStay: "S, M, L y XL quedan como están.",
	withCommas: "Con comas en el medio, como 34, 36, 38",
	save: "Guardar",
	isSaved: (name) => `Guardamos ${name}`,
	isAdded: (name) => `${name} ya se puede elegir para los productos`,
} satisfies Wording<typeof en>;

export default messages;
