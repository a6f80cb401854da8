import type { Wording } from "#core/languages.ts";
import type en from "./list-button.messages.en.ts";

const messages = {
	add: "Agregar a una lista de deseos",
} satisfies Wording<typeof en>;

export default messages;
