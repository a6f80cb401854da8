import type { Wording } from "#core/languages.ts";
import type en from "./parcels.messages.en.ts";

const messages = {
	title: "Paquetes",
	sentOn: (day) => `Salió el ${day}`,
	sentWith: (day, carrier) => `Salió el ${day} con ${carrier}`,
	tracking: "Número de seguimiento",
	track: "Seguir el paquete",
	trackOne: (number) => `Seguir el paquete ${number}`,
	follows: "Falta enviar",
} satisfies Wording<typeof en>;

export default messages;
