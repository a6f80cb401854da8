import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	dead: "Este enlace ya no funciona",
	toLogIn: "Ir al ingreso",
	link: "el enlace",
	welcome: (name) => `Te damos la bienvenida, ${name}`,
	title: "Elegí una contraseña nueva",
	userName: (name) => `Tu nombre de usuario es ${name}.`,
	logsOut: "Con la contraseña nueva se cierra tu sesión en todos lados.",
	save: "Guardar la contraseña",
	done: "¡Listo!",
} satisfies Wording<typeof en>;

export default messages;
