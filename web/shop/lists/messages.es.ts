import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	about: "Lista de deseos",
	favorites: "Favoritos",
	wishLists: "Listas de deseos",
	newList: "Nueva lista",
	nameOfList: "Nombre de la lista",
	create: "Crear",
	save: "Guardar",
	notRead: "No pudimos cargar tus listas.",
	tryAgain: "Probar de nuevo",
	count: (count) => plural(count, { one: "1 producto", other: `${count} productos` }),
	by: (creator, count) => `de ${creator}, ${count}`,
	invitationBy: (creator, count) => `invitación de ${creator}, ${count}`,
	shared: (count) => `compartida, ${count}`,
	listBy: (count, creator) => `${count}, una lista de ${creator}`,
	invited: (text) => `${text}, que te invita a participar`,
	sharedWith: (count, people) =>
		`${count}, compartida con ${plural(people, { one: "1 persona", other: `${people} personas` })}`,
	share: "Compartir",
	gift: "Lista de regalos",
	rename: "Cambiar el nombre",
	deleteList: "Borrar la lista",
	leaveList: "Salir de la lista",
	alerts: {
		button: "Avisos",
		title: "Avisos de esta lista",
		price: "Cuando un precio baja un 5 % o más",
		stock: "Cuando algo vuelve",
		last: "Cuando quedan pocos",
		note: "Un mail por día como mucho, a tu dirección verificada. Si elegiste color y talle, miramos esos.",
		unverified: "Primero confirmá tu e-mail con el enlace que te mandamos; hasta entonces no podemos escribirte.",
	},
	accept: "Aceptar",
	noThanks: "No, gracias",
	keepIt: "Dejarla",
	remove: {
		title: (list) => `¿Borrar ${list}?`,
		text: "La lista desaparece para todas las personas con las que la compartís.",
		yes: "Borrar",
	},
	leave: {
		title: (list) => `¿Salir de ${list}?`,
		text: "Ya no vas a ver esta lista.",
		yes: "Salir",
	},
	look: "Podés mirar esta lista. Si ingresás con el e-mail al que se envió, también podés agregar productos.",
	lookByLink: "Podés mirar esta lista y poner lo que quieras en tu carrito.",
	logIn: "Ingresar",
	oneMoment: "Un momento, por favor",
	seeAll: "Ver todos los productos",
	notHere: {
		title: "Esta lista no está",
		text: "Quizás la borraron, o ya no la comparten con vos.",
	},
	failed: { title: "No pudimos cargar la lista", text: "Revisá tu conexión." },
	empty: { title: "Todavía no hay nada en esta lista", text: "Agregá algo desde la página de cualquier producto." },
} satisfies Wording<typeof en>;

export default messages;
