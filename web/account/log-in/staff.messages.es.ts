import type { Wording } from "#core/languages.ts";
import type en from "./staff.messages.en.ts";

const messages = {
	title: "Ingreso del personal",
	lead: "Para quienes llevan la tienda.",
	alert: "¡Atención!",
	lookInMailbox: "Revisá tu correo",
	forgotNote: "Enviamos un enlace al e-mail de tu cuenta de personal. Si no tenés, pedile ayuda a un administrador.",
} satisfies Wording<typeof en>;

export default messages;
