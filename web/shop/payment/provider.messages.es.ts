import type { Wording } from "#core/languages.ts";
import type en from "./provider.messages.en.ts";

const messages = {
	locale: "es-AR",
} satisfies Wording<typeof en>;

export default messages;
