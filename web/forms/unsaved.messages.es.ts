import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./unsaved.messages.en.ts";

const plural = pluralIn("es");

const messages = {
	notSaved: "Esto te había quedado sin guardar.",
	changedSince:
		"Desde entonces cambió en la tienda. Lo que escribiste queda encima; los demás campos muestran cómo está ahora.",
	keepOn: "Seguir",
	discard: "Descartar",
	discarded: "Se descartó lo que no estaba guardado",
	undo: "Deshacer",
	atLogOut: (forms) => ({
		title: "¿Olvidar lo que no guardaste?",
		text: plural(forms, {
			one: "Un formulario tiene cambios sin guardar. Si los conservás, te esperan en este navegador hasta que vuelvas a entrar.",
			other: `${forms} formularios tienen cambios sin guardar. Si los conservás, te esperan en este navegador hasta que vuelvas a entrar.`,
		}),
		yes: "Olvidar",
		no: "Conservar",
	}),
} satisfies Wording<typeof en>;

export default messages;
