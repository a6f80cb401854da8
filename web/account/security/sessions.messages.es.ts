import type { Wording } from "#core/languages.ts";
import type en from "./sessions.messages.en.ts";

const messages = {
	title: "Dónde tenés la sesión abierta",
	lead: "¿No conocés alguno? Cerrá su sesión y cambiá tu contraseña: con la vieja no queda nadie adentro.",
	what: "tus dispositivos",
	device: (name) =>
		name === "Unknown device"
			? "Dispositivo desconocido"
			: name.replace(/^Browser/, "Navegador").replace(" on ", " en "),
	ask: (device) => `¿Cerrar la sesión en ${device}?`,
	done: (device) => `Cerramos la sesión en ${device}`,
	askOthers: "¿Cerrar la sesión en todos los demás?",
	othersDone: "Cerramos la sesión en todos los demás dispositivos",
	yes: "Cerrar la sesión",
	no: "Dejarla",
	others: "Cerrar la sesión en todos los demás",
	thisOne: " · este dispositivo",
	seen: (last, since) => `Visto por última vez: ${last}; ingresó: ${since}`,
	logOut: "Cerrar la sesión acá",
} satisfies Wording<typeof en>;

export default messages;
