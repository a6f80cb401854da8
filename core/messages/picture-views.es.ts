import type { Wording } from "../languages.ts";
import type * as en from "./picture-views.ts";

/** What a picture shows, as it is said of pictures. */
export const pictureViewWords = {
	front: "de frente",
	back: "de espalda",
	detail: "un detalle",
	scale: "en el cuerpo",
} satisfies Wording<typeof en.pictureViewWords>;
