import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	look: "Combina con esto",
	similar: "Parecidos",
} satisfies Wording<typeof en>;

export default messages;
