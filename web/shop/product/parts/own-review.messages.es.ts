import type { Wording } from "#core/languages.ts";
import type en from "./own-review.messages.en.ts";

const messages = {
	yourReview: "Tu opinión",
	notShown: "La tienda no muestra esta opinión a los demás.",
} satisfies Wording<typeof en>;

export default messages;
