import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	staff: "Personal",
	rooms: {
		overview: "Resumen",
		orders: "Pedidos",
		products: "Productos",
		addProduct: "Agregar producto",
		offSale: "Fuera de venta",
		offers: "Ofertas",
		codes: "Códigos de descuento",
		moving: "Importar y exportar",
		categories: "Categorías",
		searches: "Búsquedas",
		sizes: "Talles",
		users: "Usuarios",
		settings: "Configuración",
		permissions: "Permisos",
		ownAccount: "Mi cuenta",
	},
	search: "Buscar",
	orMore: (count) => `${count} o más`,
	welcome: { title: "Te damos la bienvenida", text: "Elegí arriba qué querés hacer." },
	closed: {
		title: "Esto no está abierto para vos",
		text: "Los admins deciden qué pueden hacer los empleados. Preguntale a uno.",
	},
	setUpFirst: {
		title: "Un paso más",
		text: "Esta tienda le pide a su personal un segundo factor: una app de códigos o una llave de acceso. Configurá uno y seguí.",
		way: "Configurar un segundo factor",
	},
	refused: "¡Ups!",
	notConfirmed: "No cambió nada: primero hay que confirmarlo.",
	undo: "Deshacer",
	undone: "Quedó como antes",
	takenBack: "Quedó como antes",
	fields: {
		name: "nombre",
		brand: "marca",
		description: "descripción",
		price: "precio",
		offer: "descuento",
		category: "categoría",
		collection: "colección",
		state: "estado",
		fit: "calce",
		fabric: "tela",
		lowStock: "poco stock",
		colours: "colores",
		stock: "stock",
	},
	staysAsItIs: (kept) => `Otras personas lo cambiaron después, así que queda: ${kept}`,
} satisfies Wording<typeof en>;

export default messages;
