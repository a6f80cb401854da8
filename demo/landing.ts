import { FIRST_LANDING, type Landing } from "#core/contract/landing-sections.ts";
import type { ShelfProduct } from "./shelves.ts";

const LOOK = ["Abril Light Coat", "Magnolia Floral Blouse", "Glicina Pleated Skirt"];

/** The front page of the demo shop has a look too. */
export function demoLanding(shelves: readonly ShelfProduct[]): Landing {
	const products = LOOK.flatMap((name) => shelves.filter(({ product }) => product.name === name).map(({ id }) => id));
	return {
		sections: FIRST_LANDING.sections.map(({ kind }) => ({ kind, isShown: true })),
		look: { title: { en: "A walk after lunch", es: "Un paseo después de comer" }, products },
	};
}
