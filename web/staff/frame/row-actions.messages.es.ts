import type { Wording } from "#core/languages.ts";
import type en from "./row-actions.messages.en.ts";

const messages = {
	head: "Qué hacer",
	change: "Cambiar",
	changeOne: (name) => `Cambiar ${name}`,
	show: "Mostrar",
	showOne: (name) => `Mostrar ${name}`,
	hide: "Ocultar",
	hideOne: (name) => `Ocultar ${name}`,
	delete: "Borrar",
	deleteOne: (name) => `Borrar ${name}`,
} satisfies Wording<typeof en>;

export default messages;
