import type { Wording } from "#core/languages.ts";
import type en from "./list-news.messages.en.ts";

const messages = {
	favorites: "Favoritos",
	subject: (list) => `Novedades de tu lista: ${list}`,
	intro: (list, shop) => `Hay novedades en ${shop} sobre lo que guardaste en “${list}”.`,
	pieces: "Lo nuevo",
	price: (percent, price) => `Bajó un ${percent} %: ahora cuesta ${price}`,
	stock: (price) => `Volvió, a ${price}`,
	last: (left, price) => `Quedan ${left}, a ${price}`,
	action: "Ver la lista",
	note: "Pediste estos avisos en la página de la lista. Te escribimos como mucho una vez por día.",
	end: "No recibir más mails sobre esta lista",
} satisfies Wording<typeof en>;

export default messages;
