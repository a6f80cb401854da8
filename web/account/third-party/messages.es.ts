import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	signUpWith: (name) => `Ingresar con ${name}`,
	rehearsal: "Google (local)",
	newTab: "Seguir en otra pestaña",
	stages: {
		waiting: "Seguí en la ventana que se abrió.",
		finishing: "Un momento, por favor.",
		blocked: "Tu navegador bloqueó la ventana para ingresar.",
		closed: "La ventana se cerró antes de terminar. No cambió nada.",
		cancelled: "El ingreso se canceló. No cambió nada.",
		failed: "El servicio de ingreso no respondió. No cambió nada; probá más tarde.",
	},
} satisfies Wording<typeof en>;

export default messages;
