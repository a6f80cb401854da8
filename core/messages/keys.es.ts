import type { Wording } from "../languages.ts";
import { KEY_NAME_MAX } from "../rules/api-scopes.ts";
import type { keyMessages as en } from "./keys.ts";

export const keyMessages = {
	name: "Ponele un nombre",
	nameTooLong: `El nombre tiene hasta ${KEY_NAME_MAX} letras`,
	nameInUse: "Otra clave tiene este nombre",
	scopes: "Elegí qué puede hacer",
} satisfies Wording<typeof en>;
