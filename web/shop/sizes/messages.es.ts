import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Mis talles",
	about: "El talle que usás ya viene elegido en cada producto, y un filtro muestra solo lo que hay en tus talles.",
	failed: "No pudimos mostrar tus talles. Probá de nuevo en un momento.",
	notSaved: "No pudimos guardar tus talles. Probá de nuevo en un momento.",
	groups: {
		tops: "Remeras y tops",
		bottoms: "Pantalones y polleras",
		dresses: "Vestidos y trajes",
		outerwear: "Camperas y abrigos",
		underwear: "Ropa interior",
		swimwear: "Trajes de baño",
		shoes: "Calzado",
	},
} satisfies Wording<typeof en>;

export default messages;
