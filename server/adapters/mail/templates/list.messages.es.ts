import type { Wording } from "#core/languages.ts";
import type en from "./list.messages.en.ts";

const messages = {
	subject: "Compartieron una lista de deseos con vos",
	somebody: "Alguien",
	shared: (who, title, shop) =>
		`${who} comparte con vos ${title === "" ? "una lista de deseos" : `la lista de deseos «${title}»`} de ${shop}. Mirala cuando quieras: no hace falta tener una cuenta.`,
	action: "Abrir la lista",
	notes: [
		"¿Querés agregar algo? Abrí el enlace e ingresá con esta dirección.",
		"El enlace sirve por siete días.",
		"¿No sabés quién es? Entonces no tenés que hacer nada.",
	],
	invited: (who, title, shop) =>
		`${who} comparte con vos ${title === "" ? "una lista de deseos" : `la lista de deseos «${title}»`} de ${shop}. Está entre tus listas: podés agregar y sacar productos.`,
	answer: "Aceptar o rechazar",
	invitedNotes: ["¿No sabés quién es? Rechazala y la lista desaparece de tu cuenta."],
} satisfies Wording<typeof en>;

export default messages;
