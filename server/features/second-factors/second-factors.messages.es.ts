import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./second-factors.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	off: {
		subject: "El segundo factor de tu cuenta de trabajo está desactivado",
		byAdmin: (admin, shop) =>
			`${admin} desactivó el segundo factor de tu cuenta de trabajo en ${shop}. Ingresás solo con tu contraseña hasta que configures otro.`,
		byYou: (shop) =>
			`Se desactivó el segundo factor de tu cuenta de trabajo en ${shop}. Ingresás solo con tu contraseña.`,
		notes: ["¿No sabés nada de esto? Avisale cuanto antes a quien está a cargo de la tienda."],
	},
	codeUsed: {
		subject: "Se usó un código de recuperación de tu cuenta de trabajo",
		used: (left) =>
			`Alguien, esperamos que vos, ingresó con uno de tus códigos de recuperación. ${plural(left, { one: "Te queda 1.", other: `Te quedan ${left}.` })}`,
		notes: [
			"¿No fuiste vos? Cambiá tu contraseña, generá códigos de recuperación nuevos y avisale a quien está a cargo de la tienda.",
		],
	},
} satisfies Wording<typeof en>;

export default messages;
