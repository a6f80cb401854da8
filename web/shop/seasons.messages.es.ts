import type { Wording } from "#core/languages.ts";
import type en from "./seasons.messages.en.ts";

const messages = {
	Summer: "Verano",
	Autumn: "Otoño",
	Winter: "Invierno",
	Spring: "Primavera",
} satisfies Wording<typeof en>;

export default messages;
