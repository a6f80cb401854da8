import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Lo que miraste",
	forget: "Borrar",
	forgotten: "Olvidamos lo que miraste",
	undo: "Deshacer",
} satisfies Wording<typeof en>;

export default messages;
