import type { Wording } from "#core/languages.ts";
import { numbersIn, pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const number = numbersIn("es-AR");
const plural = pluralIn("es");
const reviews = (count: number) => plural(count, { one: "1 opinión", other: `${count} opiniones` });

const messages = {
	home: "Inicio",
	by: (name, brand) => `${name} de ${brand}`,
	breadcrumb: "Dónde estás",
	amount: "Cantidad",
	oneLess: "Uno menos",
	oneMore: "Uno más",
	seeCart: "Ver el carrito",
	cartFull: (most) => `En el carrito caben ${most} líneas, el tuyo está lleno`,
	allInCart: (what) => `Todo lo que queda de ${what} ya está en tu carrito`,
	onlyMore: (what, added) => `Solo pudimos agregar ${added} más de ${what}`,
	inCart: (what) => `${what} ya está en tu carrito`,
	pictureIn: (name, colour) => `${name} en ${colour}`,
	offer: "Oferta ",
	pictureOf: (place, colour) => `Foto ${place} en ${colour}`,
	showIn: (colour) => `Ver en ${colour}`,
	colour: "Color: ",
	size: "Talle: ",
	chooseOne: "elegí uno",
	mostSay: {
		small: (buyers) => `La mayoría de ${buyers} compradores: viene chico`,
		true: (buyers) => `La mayoría de ${buyers} compradores: el talle es el esperado`,
		large: (buyers) => `La mayoría de ${buyers} compradores: viene grande`,
	},
	soldOut: "Agotado",
	colourSoldOut: ", agotado",
	priceAndChoice: "Precio y elección",
	buy: "Comprar",
	addToCart: "Agregar al carrito",
	sizeFirst: "Primero elegí un talle.",
	update: "Editar el producto",
	collection: (name) => `Colección ${name}`,
	lowest: (amount) => `Precio más bajo de los 30 días anteriores: ${amount}`,
	soldOutEverywhere: "Agotado en todos los colores y talles.",
	laidFlat: "Centímetros de la prenda extendida",
	description: "Descripción",
	reviews: "Opiniones",
	peopleSay: "Qué dice la gente",
	noReviews: "Todavía nadie opinó sobre esta prenda.",
	ratedBy: (rating, count) => `${number(rating)} de 5, según ${reviews(count)}`,
	starCounts: "Opiniones por estrellas",
	stars: (count) => plural(count, { one: "1 estrella", other: `${count} estrellas` }),
	topReviews: "Las mejores opiniones",
	allReviews: "Todas las opiniones",
	onlyStars: (count) => plural(count, { one: "Solo las de 1 estrella", other: `Solo las de ${count} estrellas` }),
	withStars: (count) => plural(count, { one: "Opiniones de 1 estrella", other: `Opiniones de ${count} estrellas` }),
	noneWithStars: (count) =>
		plural(count, { one: "No hay opiniones de 1 estrella.", other: `No hay opiniones de ${count} estrellas.` }),
	showAll: "Ver todas las opiniones",
	sort: "Ordenar por",
	sorts: { newest: "Más nuevas", highest: "Más estrellas", lowest: "Menos estrellas" },
	bought: (what) => `Compró: ${what}`,
	sizeBought: (size) => `talle ${size}`,
	answerOf: (shop) => `Respuesta de ${shop}`,
	photoOf: (author, place) => `Foto ${place} de ${author}, completa`,
	report: "Denunciar",
	reportOf: (author) => `Denunciar la opinión de ${author}`,
	reviewsFailed: "No pudimos cargar más opiniones.",
	shown: (shown, count) => `Se ven ${shown} de ${count}`,
	tryAgain: "Probar de nuevo",
	showMore: "Ver más",
	yourReview: "Tu opinión",
	notShown: "La tienda no muestra esta opinión a los demás.",
} satisfies Wording<typeof en>;

export default messages;
