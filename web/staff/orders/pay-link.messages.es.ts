import type { Wording } from "#core/languages.ts";
import type en from "./pay-link.messages.en.ts";

const messages = {
	title: "Pago con enlace",
	waits: (moment) => `Espera el pago con su enlace hasta el ${moment}`,
	text: "Sus prendas quedan apartadas. Lo que no se pague hasta entonces se cancela solo; si una tarjeta no pasa, se puede probar con otra.",
	copy: "Copiar el enlace",
	copied: "Copiaste el enlace",
	mail: "Volver a enviar el enlace",
	mailed: (email) => `El enlace va en camino a ${email}`,
} satisfies Wording<typeof en>;

export default messages;
