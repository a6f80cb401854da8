import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	failed: "¡Ups!",
} satisfies Wording<typeof en>;

export default messages;
