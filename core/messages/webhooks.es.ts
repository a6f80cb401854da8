import type { Wording } from "../languages.ts";
import { ENDPOINT_NAME_MAX, ENDPOINTS_MAX } from "../rules/webhooks.ts";
import type { webhookMessages as en } from "./webhooks.ts";

export const webhookMessages = {
	name: "Ponele un nombre",
	nameTooLong: `El nombre tiene hasta ${ENDPOINT_NAME_MAX} letras`,
	nameInUse: "Otro destino tiene este nombre",
	address: "Poné una dirección que empiece con https://",
	addressInside: "Esta dirección está dentro de la red de la tienda",
	events: "Elegí de qué se le avisa",
	full: `Ya hay ${ENDPOINTS_MAX} destinos: borrá uno primero`,
} satisfies Wording<typeof en>;
