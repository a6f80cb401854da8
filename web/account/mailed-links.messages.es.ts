import type { Wording } from "#core/languages.ts";
import type en from "./mailed-links.messages.en.ts";

const messages = {
	verification: "Verificación",
	verifying: "Un momento, estamos verificando tu cuenta.",
	notVerified: "No pudimos comprobar este enlace",
	tryAgain: "Probar de nuevo",
	needsScript: "Este paso necesita JavaScript. Activalo y volvé a abrir el enlace.",
	newPassword: "Contraseña nueva",
	passwordHint: "8 caracteres o más",
	submit: "Enviar",
	refused: "Error :s",
	alert: "¡Atención!",
	changed: { title: "¡Listo!", text: "Cambiamos tu contraseña" },
} satisfies Wording<typeof en>;

export default messages;
