import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./visitor-favorites.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Favoritos",
	note: "Se guardan en este navegador. Si ingresás, los tenés en tus favoritos en todos tus dispositivos.",
	logIn: "Ingresar",
	none: { title: "Todavía no tenés favoritos", text: "El corazón de cualquier producto lo pone acá." },
	seeAll: "Ver todos los productos",
	failed: { title: "No pudimos cargar tus favoritos", text: "Revisá tu conexión." },
	tryAgain: "Probar de nuevo",
	removed: "Ya no está en tus favoritos",
	undo: "Deshacer",
	kept: "Guardado en este navegador",
	see: "Ver favoritos",
	joined: (count) =>
		plural(count, {
			one: "Lo que habías marcado está en tus favoritos",
			other: `${count} productos que habías marcado están en tus favoritos`,
		}),
} satisfies Wording<typeof en>;

export default messages;
