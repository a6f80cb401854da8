import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Confirmá que sos vos",
	why: "Ingresaste hace un rato, y esto es algo que solo vos deberías hacer.",
	ways: { password: "Usar mi contraseña", code: "Usar un código de mi app", passkey: "Usar una llave de acceso" },
	withPasskey: "Confirmar con una llave de acceso",
	password: "Tu contraseña",
	code: "Código",
	codeHint: "¿No tenés el teléfono a mano? También sirve un código de recuperación.",
	confirm: "Confirmar",
} satisfies Wording<typeof en>;

export default messages;
