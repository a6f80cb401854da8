import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	notRead: (what) => `No pudimos cargar: ${what}`,
	tryAgain: "Probar de nuevo",
	oneMoment: "Un momento, por favor",
	notRefreshed: (why) => `No pudimos actualizarlo. ${why}`,
} satisfies Wording<typeof en>;

export default messages;
