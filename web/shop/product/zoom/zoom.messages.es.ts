import type { Wording } from "#core/languages.ts";
import type en from "./zoom.messages.en.ts";

const messages = {
	title: (what) => `${what}, ampliada`,
	larger: "Más grande",
	smaller: "Más chica",
	percent: (scale) => `${Math.round(scale * 100)} %`,
	previous: "Foto anterior",
	next: "Foto siguiente",
	count: (place, count) => `${place} de ${count}`,
	notSharp: "No pudimos cargar la foto nítida. Esta es la chica.",
} satisfies Wording<typeof en>;

export default messages;
