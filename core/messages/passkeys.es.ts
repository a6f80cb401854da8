import type { Wording } from "../languages.ts";
import type * as en from "./passkeys.ts";

export const passkeyMessages = {
	refused: "Esta llave de acceso no abre ninguna cuenta acá",
	expired: "Tardó demasiado, probá de nuevo",
	notAdded: "No pudimos agregar la llave de acceso, probá de nuevo",
	known: "Esta llave de acceso ya está en una cuenta",
	tooMany: "Una cuenta puede tener 20 llaves de acceso, sacá una primero",
	unverified: "Primero verificá tu dirección de e-mail",
	name: "Ponele un nombre a la llave de acceso",
	nameTooLong: "Usá 60 caracteres como máximo",
	removed: "Sacamos la llave de acceso",
} satisfies Wording<typeof en.passkeyMessages>;
