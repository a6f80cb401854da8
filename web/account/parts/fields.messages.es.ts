import type { Wording } from "#core/languages.ts";
import type en from "./fields.messages.en.ts";

const messages = {
	aboutYou: "Sobre vos",
	name: "Nombre",
	lastname: "Apellido",
	email: "E-mail",
	phone: "Teléfono",
	phoneHint: "Con código de área",
	whereWeDeliver: "A dónde enviamos",
	streetNumber: "Calle y número",
	street: "Calle",
	number: "Número",
	city: "Ciudad",
	provinceDepartment: "Provincia o departamento",
	zipCode: "Código postal",
	zipCodeHint: (digits) => `${digits} números`,
	particularDetails: "Piso, timbre u otras señas (opcional)",
	loginName: "Nombre de usuario",
	password: "Contraseña",
	passwordHint: "8 caracteres o más",
} satisfies Wording<typeof en>;

export default messages;
