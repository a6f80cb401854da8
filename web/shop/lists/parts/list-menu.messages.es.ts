import type { Wording } from "#core/languages.ts";
import type en from "./list-menu.messages.en.ts";

const messages = {
	favorites: "Favoritos",
	newList: "Nueva lista",
	onIt: ", este producto ya está",
	saveTo: "Guardar en una lista de deseos",
	create: "Crear",
	yourLists: "Tus listas",
} satisfies Wording<typeof en>;

export default messages;
