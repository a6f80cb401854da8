import type { Wording } from "#core/languages.ts";
import type en from "./second-step.messages.en.ts";

const messages = {
	title: "Tu código, por favor",
	lead: (shop) => `Abrí tu app de autenticación y escribí los seis números que muestra para ${shop}.`,
	code: "Código",
	hint: "¿No tenés el teléfono a mano? También sirve un código de recuperación.",
	next: "Continuar",
	somebodyElse: "Ingresar con otro usuario",
	alert: "¡Atención!",
} satisfies Wording<typeof en>;

export default messages;
