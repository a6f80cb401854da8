import type { Wording } from "../languages.ts";
import { KEY_NAME_MAX, KEYS_MAX } from "../rules/api-scopes.ts";
import type { keyMessages as en } from "./keys.ts";

export const keyMessages = {
	name: "Ponele un nombre",
	nameTooLong: `El nombre tiene hasta ${KEY_NAME_MAX} letras`,
	nameInUse: "Otra clave tiene este nombre",
	scopes: "Elegí qué puede hacer",
	full: `Ya hay ${KEYS_MAX} claves: revocá una primero`,
	dead: "Esta clave de API no existe, se revocó o venció",
	scope: (scope) => `Para esto una clave de API necesita el permiso ${scope}`,
	noScope: "Ninguna clave de API puede hacer esto",
} satisfies Wording<typeof en>;
