import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Llaves de acceso",
	lead: "Ingresá con tu huella, tu cara o el PIN del dispositivo en lugar de la contraseña.",
	what: "tus llaves de acceso",
	none: "Todavía no tenés llaves de acceso.",
	add: "Agregar una llave de acceso",
	added: "Agregamos la llave de acceso",
	adding: "Tu dispositivo te va a pedir la huella, la cara o el PIN, y guarda la llave de acceso.",
	name: "Nombre",
	nameHint: "Para distinguirla de las otras",
	thisDevice: "Este dispositivo",
	password: "Contraseña",
	passwordHint: "Ingresaste hace un rato, así que la pedimos de nuevo",
	next: "Continuar",
	used: (added, last) => `Agregada: ${added}; usada por última vez: ${last}`,
	unused: (added) => `Agregada: ${added}; todavía sin usar`,
	rename: "Cambiar el nombre",
	renameIt: (name) => `Cambiar el nombre de ${name}`,
	renaming: "Cambiar el nombre de esta llave de acceso",
	saveName: "Guardar el nombre",
	remove: "Sacar",
	removeIt: (name) => `Sacar ${name}`,
	ask: (name) => `¿Sacar ${name}?`,
	askText: "Ya no va a abrir tu cuenta. Tu contraseña queda como está.",
	keep: "Dejarla",
	failed: "¡Ups!",
} satisfies Wording<typeof en>;

export default messages;
