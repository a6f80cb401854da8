import type { Wording } from "#core/languages.ts";
import type en from "./stock-alert.messages.en.ts";

const messages = { tellMe: "Avisame cuando vuelva" } satisfies Wording<typeof en>;

export default messages;
