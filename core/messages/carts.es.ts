import type { Wording } from "../languages.ts";
import type * as en from "./carts.ts";

export const cartMessages = {
	capped: (kept, what) => `Quedan solo ${kept} de ${what}`,
	sold_out: (what) => `${what} se agotó`,
	gone: (what) => `${what} ya no se vende`,
	full: (what) => `${what} no entra: caben 100 líneas`,
} satisfies Wording<typeof en.cartMessages>;
