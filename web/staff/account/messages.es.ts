import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Mi cuenta",
	loggedInAs: "Ingresaste como",
	setUp:
		"Esta tienda le pide a su personal un segundo factor. Configurá una app o agregá una llave de acceso acá abajo, y se te abre todo.",
	what: "tu cuenta",
	password: "Contraseña",
	address: {
		title: "Dirección de e-mail",
		email: "E-mail",
		password: "Tu contraseña",
		known: "Acá llegan las novedades de tu cuenta.",
		none: "Todavía no tenés: sin e-mail no podemos ayudarte si olvidás la contraseña.",
		save: "Guardar el e-mail",
		saved: "Guardamos tu e-mail",
	},
	secondFactor: {
		title: "Segundo factor",
		isOn: (day, codesLeft) =>
			`Activado desde el ${day}: para ingresar hacen falta tu contraseña y un código de tu app. ${plural(codesLeft, { one: "Te queda 1 código de recuperación", other: `Te quedan ${codesLeft} códigos de recuperación` })}.`,
		isOff:
			"Desactivado: para ingresar alcanza con tu contraseña. Con una app de códigos en el teléfono, una contraseña robada no alcanza.",
		newCodes: "Nuevos códigos de recuperación",
		switchOff: "Desactivar",
		setUp: "Configurar una app",
		renew: {
			title: "¿Crear nuevos códigos de recuperación?",
			text: "Los que tenés dejan de funcionar.",
			yes: "Crear nuevos",
			no: "Quedarme con los míos",
		},
		end: {
			title: "¿Desactivar el segundo factor?",
			text: "Para ingresar va a alcanzar con tu contraseña. Tus códigos de recuperación dejan de funcionar.",
			yes: "Desactivar",
			no: "Dejarlo",
		},
	},
	app: {
		scan: "1. Escaneá esto con tu app de códigos, o escribí la clave.",
		qr: "Código QR para tu app",
		key: "Clave:",
		type: "2. Escribí los seis números que muestra la app.",
		code: "Código",
		switchOn: "Activar",
		cancel: "Cancelar",
	},
	codes: {
		title: "Guardá estos códigos de recuperación",
		note: "Cada uno te deja ingresar una vez, sin el teléfono. No los mostramos de nuevo: imprimilos o guardalos donde guardás tus contraseñas.",
		list: "Códigos de recuperación",
		copy: "Copiar",
		copied: "Copiados",
		notCopied: "Este navegador no deja copiar. Anotalos, por favor.",
		done: "Ya los guardé",
	},
} satisfies Wording<typeof en>;

export default messages;
