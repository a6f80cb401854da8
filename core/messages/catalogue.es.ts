import type { Wording } from "../languages.ts";
import type * as en from "./catalogue.ts";

export const catalogueMessages = {
	nothingFound: { title: "¡Ups!", text: "No encontramos nada, probá sin filtros" },
	searchFoundNothing: { title: "¡Ups!", text: "No encontramos nada, te mostramos todo" },
	collectionsFailed: "no pudimos cargar las colecciones",
} satisfies Wording<typeof en.catalogueMessages>;
