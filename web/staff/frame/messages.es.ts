import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	staff: "Personal",
	more: "Más",
	rooms: {
		overview: "Resumen",
		orders: "Pedidos",
		returns: "Devoluciones",
		products: "Productos",
		addProduct: "Agregar producto",
		offSale: "Fuera de venta",
		offers: "Ofertas",
		codes: "Códigos",
		reviews: "Opiniones",
		moving: "Importar y exportar",
		categories: "Categorías",
		figures: "Números",
		searches: "Búsquedas",
		sizes: "Talles",
		users: "Usuarios",
		clients: "Clientes",
		log: "Registro",
		keys: "Claves de API",
		webhooks: "Webhooks",
		settings: "Configuración",
		permissions: "Permisos",
		ownAccount: "Mi cuenta",
	},
	search: "Buscar",
	byShopClock: (zone) => `Según el reloj de la tienda (${zone})`,
	orMore: (count) => `${count} o más`,
	welcome: { title: "Te damos la bienvenida", text: "Elegí arriba qué querés hacer." },
	closed: {
		title: "No tenés permiso para ver esto",
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
	clock: (zone) => `Los horarios son los del reloj de la tienda (${zone})`,
	undone: "Quedó como antes",
	takenBack: "Quedó como antes",
	keptTogether: { offer: "descuento", state: "estado", colours: "colores", stock: "stock" },
	staysAsItIs: (kept) => `Otras personas lo cambiaron después, así que queda: ${kept}`,
} satisfies Wording<typeof en>;

export default messages;
