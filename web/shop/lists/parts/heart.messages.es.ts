import type { Wording } from "#core/languages.ts";
import type en from "./heart.messages.en.ts";

const messages = {
	remove: (name) => `Sacar ${name} de favoritos`,
	add: (name) => `Agregar ${name} a favoritos`,
} satisfies Wording<typeof en>;

export default messages;
