import type { Wording } from "#core/languages.ts";
import type en from "./password.messages.en.ts";

const messages = {
	form: "Contraseña",
	current: "Contraseña actual",
	hint: "8 caracteres o más",
	logsOut: "Con una contraseña nueva se cierra la sesión en tus otros dispositivos.",
	change: "Cambiar la contraseña",
} satisfies Wording<typeof en>;

export default messages;
