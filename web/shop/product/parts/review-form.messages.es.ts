import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./review-form.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	howIsIt: "Lo compraste. ¿Qué te pareció?",
	stars: "Estrellas",
	star: (count) => plural(count, { one: "estrella", other: "estrellas" }),
	chooseStars: "Elegí de una a cinco estrellas",
	yourWords: "Tus palabras",
	send: "Enviar la opinión",
	thanks: "Gracias por tu opinión",
	howFits: "¿Cómo te quedó el talle? (si querés)",
	fits: { small: "Viene chico", true: "Es el esperado", large: "Viene grande" },
} satisfies Wording<typeof en>;

export default messages;
