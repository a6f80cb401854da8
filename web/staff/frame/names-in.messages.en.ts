import { LANGUAGE_NAMES, type Language } from "#core/languages.ts";

const messages = {
	nameIn: (language: Language) => `Name in ${LANGUAGE_NAMES[language]}`,
	hint: "Left empty, it is shown as you wrote it.",
};

export default messages;
