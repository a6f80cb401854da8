import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Abrimos pronto",
	text: "Todavía estamos colgando la ropa. Volvé dentro de poco.",
	reach: "Mientras tanto nos encontrás acá:",
	checklist: "Ver qué falta",
} satisfies Wording<typeof en>;

export default messages;
