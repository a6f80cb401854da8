import type { Wording } from "../languages.ts";
import { VIEW_NAME_MAX, VIEWS_MAX } from "../rules/order-filters.ts";
import type { orderViewMessages as en } from "./order-views.ts";

export const orderViewMessages = {
	name: "Ponele un nombre",
	tooLong: `El nombre tiene hasta ${VIEW_NAME_MAX} letras`,
	nothing: "Primero elegí un filtro",
	full: `Ya tenés ${VIEWS_MAX} vistas: borrá una primero`,
	taken: "Otra de tus vistas tiene este nombre",
} satisfies Wording<typeof en>;
