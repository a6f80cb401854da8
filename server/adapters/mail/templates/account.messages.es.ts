import type { Wording } from "#core/languages.ts";
import type en from "./account.messages.en.ts";

const messages = {
	verification: {
		subject: "Confirmá tu dirección de e-mail",
		welcome: (shop) =>
			`Te damos la bienvenida a ${shop}. Confirmá que esta dirección es tuya, así te llegan las novedades de tus pedidos.`,
		action: "Confirmar mi dirección",
		notes: ["El enlace sirve por siete días.", "¿No creaste una cuenta? Entonces no tenés que hacer nada."],
	},
	reset: {
		subject: "Elegí una contraseña nueva",
		asked: (shop) => `Alguien, esperamos que vos, pidió una contraseña nueva para tu cuenta en ${shop}.`,
		action: "Elegir una contraseña nueva",
		notes: [
			"El enlace sirve una sola vez, por 60 minutos.",
			"¿No fuiste vos? Tu contraseña sigue siendo la misma y no tenés que hacer nada.",
		],
	},
	newAddress: {
		subject: "Confirmá tu nueva dirección de e-mail",
		asked: (shop) => `Alguien, esperamos que vos, quiere usar esta dirección para una cuenta en ${shop}.`,
		action: "Confirmar esta dirección",
		notes: ["El enlace sirve una sola vez, por un día.", "¿No fuiste vos? Entonces no tenés que hacer nada."],
	},
	addressAsked: {
		subject: "Pidieron cambiar tu dirección de e-mail",
		asked: (address, shop) =>
			`Alguien, esperamos que vos, quiere usar ${address} para tu cuenta en ${shop}. Esta dirección sigue valiendo hasta que se confirme la nueva.`,
		action: "Abrir la tienda",
		notes: [
			"¿No fuiste vos? Pedí una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de ingreso: eso cancela el cambio y cierra la sesión en todos los dispositivos.",
		],
	},
	addressChanged: {
		subject: "Cambió tu dirección de e-mail",
		changed: (address, shop) =>
			`La dirección de e-mail de tu cuenta en ${shop} ahora es ${address}. Desde ahora te escribimos ahí.`,
		notes: ["¿No fuiste vos? Entonces otra persona tiene tu contraseña: respondé este e-mail cuanto antes."],
	},
	passwordChanged: {
		subject: "Cambió tu contraseña",
		changed: (shop) => `Cambió la contraseña de tu cuenta en ${shop}, y se cerró la sesión en todos los dispositivos.`,
		action: "Abrir la tienda",
		notes: ["¿No fuiste vos? Pedí una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de ingreso."],
	},
	passkeyAdded: {
		subject: "Se agregó una llave de acceso a tu cuenta",
		added: (shop) => `Una llave de acceso nueva abre tu cuenta en ${shop}, sin la contraseña.`,
		action: "Ver tus llaves de acceso",
		notes: [
			"¿No fuiste vos? Pedí una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de ingreso: eso quita todas las llaves de acceso y cierra la sesión en todos los dispositivos.",
		],
	},
} satisfies Wording<typeof en>;

export default messages;
