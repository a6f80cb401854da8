import type { Wording } from "#core/languages.ts";
import type en from "./staff-accounts.messages.en.ts";

const NOT_YOU = "¿No fuiste vos? Avisale cuanto antes a quien está a cargo de la tienda.";

const messages = {
	invitation: {
		subject: (shop) => `Te invitaron al equipo de ${shop}`,
		paragraph: (userName) =>
			`Tu nombre de usuario es ${userName}. Elegí una contraseña, y ya podés ingresar con ambos.`,
		action: "Elegir una contraseña",
		notes: ["El enlace sirve una sola vez, por 72 horas.", "¿No sabés nada de esto? Entonces no tenés que hacer nada."],
	},
	reset: {
		subject: "Elegí una contraseña nueva para tu cuenta de trabajo",
		paragraph: (userName, shop) => `Pidieron una contraseña nueva para el usuario ${userName} del equipo de ${shop}.`,
		action: "Elegir una contraseña nueva",
		notes: [
			"El enlace sirve una sola vez, por 30 minutos.",
			"¿No fuiste vos? Tu contraseña sigue siendo la misma y no tenés que hacer nada.",
		],
	},
	passwordChanged: {
		subject: "Cambió la contraseña de tu cuenta de trabajo",
		paragraph: (shop) =>
			`Cambió la contraseña de tu cuenta de trabajo en ${shop}, y se cerró la sesión en los demás dispositivos.`,
		notes: [NOT_YOU],
	},
	addressChanged: {
		subject: "Cambió la dirección de e-mail de tu cuenta de trabajo",
		paragraph: (shop, email) => `Los e-mails sobre tu cuenta de trabajo en ${shop} ahora van a ${email}.`,
		notes: [NOT_YOU],
	},
} satisfies Wording<typeof en>;

export default messages;
