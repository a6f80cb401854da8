import type { Wording } from "#core/languages.ts";
import type en from "./words.messages.en.ts";

const messages = {
	unsupported: "Este navegador no tiene llaves de acceso. Usá tu contraseña.",
	notHere: "Las llaves de acceso no funcionan en esta dirección. En tu propia máquina abrí la tienda en localhost.",
	notSigned:
		"No se firmó nada: se canceló, o este dispositivo no tiene una llave de acceso de esta tienda. Probá de nuevo, o usá tu contraseña.",
	notMade: "No se agregó nada: se canceló, o este dispositivo no puede guardar una llave de acceso.",
	onDevice: "Este dispositivo ya tiene una llave de acceso de tu cuenta.",
	unknown: "Esta llave de acceso no abre ninguna cuenta acá. Quizás la sacaron: usá tu contraseña.",
	verifyFirst: "Primero verificá tu e-mail, después podés agregar una llave de acceso.",
	failed: "La llave de acceso no funcionó. Probá de nuevo, o usá tu contraseña.",
} satisfies Wording<typeof en>;

export default messages;
