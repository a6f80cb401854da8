import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	home: "Inicio",
	dashboard: "Panel",
	cart: "Carrito",
	logIn: "Ingresar o crear una cuenta",
	staffLogIn: "Ingreso del personal",
	profile: "Mi perfil",
	orders: "Mis pedidos",
	account: "Cuenta",
	logOut: "Cerrar sesión",
	back: "Volver",
	main: "Principal",
	search: "Buscar productos",
	menu: "Menú",
	frontPage: (shop) => `${shop}, portada`,
	cartWith: (count) => `Carrito, ${plural(count, { one: "1 prenda", other: `${count} prendas` })}`,
	hello: (who) => `Hola, ${who}`,
	skip: "Ir al contenido",
	skipToProducts: "Ir a los productos",
	collections: "Colecciones",
	theShop: "La tienda",
	everything: "Todo",
	women: "Mujer",
	men: "Hombre",
	onSale: "En oferta",
	goodToKnow: "Para saber",
	returns: "Cambios y devoluciones",
	terms: "Términos",
	privacy: "Privacidad",
	contact: "Contacto",
	withdrawal: "Botón de arrepentimiento",
	language: "Idioma",
	toShop: "Ir a la tienda",
	tryAgain: "Probar de nuevo",
	notFound: {
		about: "No encontramos la página",
		title: "Esta percha está vacía",
		text: "Quizás el enlace es viejo o le falta una letra.",
	},
	gone: {
		about: "Ya no está disponible",
		title: "Ya no está en la tienda",
		text: "Cerca hay más.",
	},
	failed: {
		about: "Algo salió mal",
		title: "Algo se cayó de la percha",
		text: "Es culpa nuestra, y probar de nuevo suele ayudar.",
	},
} satisfies Wording<typeof en>;

export default messages;
