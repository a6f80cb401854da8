import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Crear una cuenta",
	description: "Creá una cuenta para seguir tus pedidos y guardar tus listas.",
	lead: (logIn) => `Seguí tus pedidos y guardá tus listas. ¿Ya tenés una cuenta? [Ingresá](${logIn})`,
	howYouLogIn: "Cómo ingresás",
	created: (email) => ({
		title: "¡Felicitaciones!",
		text: `Creamos tu cuenta. Abrí el enlace que enviamos a ${email} para verificarla.`,
	}),
	onceRight: "Cuando todos los campos estén bien, podés crear tu cuenta acá.",
	signUp: "Crear la cuenta",
} satisfies Wording<typeof en>;

export default messages;
