import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	backToHome: "Volver a la tienda",
	frontPage: (shop) => `${shop}, portada`,
	oneMoment: "Un momento, por favor",
	tryAgain: "Probar de nuevo",
	toShop: "Ir a la tienda",
	unreachable: {
		title: "No podemos llegar a la tienda",
		text: "Tu sesión sigue abierta. Revisá tu conexión y probá de nuevo.",
	},
} satisfies Wording<typeof en>;

export default messages;
