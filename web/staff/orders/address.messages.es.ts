import type { Wording } from "#core/languages.ts";
import type en from "./address.messages.en.ts";

const messages = {
	action: "Corregir la dirección",
	title: "Corregir la dirección",
	note: "El cliente recibe un mail con la dirección nueva; la historia guarda la anterior. No se cobra nada.",
	streetNumber: "Calle y número",
	city: "Ciudad",
	provinceDepartment: "Provincia",
	zipCode: "Código postal",
	zipCodeHint: (digits) => `${digits} dígitos`,
	particularDetails: "Detalles (piso, departamento)",
	save: "Guardar y avisar al cliente",
	saved: "Corregimos la dirección y le avisamos al cliente",
	event: (from, to) => `Dirección corregida: ${from} → ${to}`,
} satisfies Wording<typeof en>;

export default messages;
