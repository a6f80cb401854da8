import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	howYouGetIt: "Cómo lo recibís",
	ways: (count) =>
		plural(count, {
			one: "1 forma de que llegue a esta dirección",
			other: `${count} formas de que llegue a esta dirección`,
		}),
	freeFrom: (amount) => `gratis desde ${amount}`,
	free: "Gratis",
	tellAddress: "Con tu provincia y tu código postal sabemos qué envíos te llegan.",
} satisfies Wording<typeof en>;

export default messages;
