import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	about: "Envío",
	title: "¿A dónde lo enviamos?",
	who: "Quién lo recibe",
	name: "Nombre",
	lastname: "Apellido",
	phone: "Teléfono",
	phoneHint: "Con código de área",
	email: "E-mail",
	emailHint: "Ahí te escribimos sobre tu pedido",
	where: "A dónde va",
	streetNumber: "Calle y número",
	city: "Ciudad",
	provinceDepartment: "Provincia o departamento",
	zipCode: "Código postal",
	zipCodeHint: (digits) => `${digits} números`,
	particularDetails: "Piso, timbre u otras señas (opcional)",
	confirm: "Confirmar",
	changed: "Algo cambió mientras tanto",
	logIn: (to) => `¿Tenés una cuenta? [Ingresá](${to}) y completamos tus datos.`,
	tryAgain: "Probar de nuevo",
	unreachable: "No podemos llegar a la tienda: los precios pueden haber cambiado.",
} satisfies Wording<typeof en>;

export default messages;
