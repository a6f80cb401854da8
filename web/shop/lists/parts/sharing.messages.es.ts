import type { Wording } from "#core/languages.ts";
import type en from "./sharing.messages.en.ts";

const messages = {
	title: "Compartir",
	withAccount: "la encuentra entre sus listas, si tiene cuenta",
	takesPart: "agrega y saca productos",
	canLook: "tiene un enlace para mirarla",
	link: {
		label: "Con un enlace",
		closed: "Nadie puede abrir esta lista con un enlace.",
		opened: "Cualquiera que tenga este enlace puede mirar la lista, sin cuenta. No puede cambiarla.",
		open: "Crear un enlace",
		takeBack: "Anular el enlace",
	},
	byEmail: { label: "Por e-mail", hint: "Le mandamos un enlace que abre la lista.", action: "Enviar" },
	byPhone: {
		label: "Con otra persona, por teléfono",
		hint: "Si tiene cuenta, la encuentra entre sus listas y puede agregar y sacar productos.",
		action: "Compartir",
	},
	sharedWith: "Compartida con",
	takeBack: "Dejar de compartir",
	takeBackFrom: (name) => `Dejar de compartir con ${name}`,
} satisfies Wording<typeof en>;

export default messages;
