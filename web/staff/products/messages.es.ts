import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	add: {
		title: "Agregar producto",
		category: "Agregar categoría",
		create: "Crear producto",
		draft: "Guardar como borrador",
		isDraft: (name) => `${name} es un borrador: solo lo ve el equipo`,
		goOn: "Seguir con él",
		see: "Verlo en la tienda",
	},
	update: {
		title: "Cambiar producto",
		what: "el producto",
		missing: "Ese producto no existe",
		seeAll: "Ver todos los productos",
		save: "Guardar los cambios",
		saved: "Guardado",
		merged: "Tus cambios quedaron encima de los otros. Miralos y guardá.",
		compare: "Comparar con la tienda",
	},
	notOnSale: {
		draft: "Borrador: este producto solo lo ve el personal.",
		off: "Fuera de venta: los clientes no ven este producto.",
	},
	publish: {
		label: "Sale a la venta solo el",
		set: "Fijar el momento",
		clear: "Quitar el momento",
		isSet: (name, at) => `${name} sale a la venta el ${at}`,
		isCleared: (name) => `${name} espera a que alguien lo ponga a la venta`,
		future: "Elegí un momento que todavía no pasó",
		missing: "Elegí un día y una hora",
	},
	uploading: "Subiendo fotos…",
	retry: { categories: "las categorías", collections: "las colecciones", sizes: "los talles" },
	notRead: (what) => `No pudimos cargar ${what}.`,
	tryAgain: "Probar de nuevo",
	hiddenName: (name) => `${name} (oculta)`,
	women: "Mujer",
	men: "Hombre",
	offer: {
		note: "Si lo marcás, va con descuento: los clientes pagan menos que su precio.",
		pays: (price) => `Los clientes pagan ${price}`,
		off: (percent) => `${percent} % de descuento`,
		no: "no",
	},
	colours: {
		title: "Colores, stock y fotos",
		add: "Agregar color",
		name: "Nombre del color",
		unnamed: (place) => `color ${place}`,
		dot: "Punto",
		dotOf: (name) => `Punto de ${name}`,
		dotHint: "Como #1a2b3c; una foto da el primero",
		badDot: "Un color es como #1a2b3c",
		delete: "Borrar",
		question: (name, isInShop) => ({
			title: `¿Borrar ${name}?`,
			text: isInShop
				? "Sale de la tienda cuando guardes. Los pedidos viejos lo conservan."
				: "Sus fotos se van con él.",
			yes: "Borrar",
			no: "Dejarlo",
		}),
		atLeastOne: "Un producto tiene al menos un color",
		once: "Cada color va una sola vez",
		units: (most) => `Números enteros hasta ${most}`,
		pictures: (most) => `Un color tiene ${most} fotos como máximo`,
	},
	pictures: {
		of: (name) => `Fotos de ${name}`,
		choose: (name) => `Fotos de ${name} (JPEG, PNG, WebP o AVIF, hasta 10 MB cada una)`,
		one: (name, place) => `${name}, foto ${place}`,
		forward: (name, place) => `Adelantar la foto ${place} de ${name}`,
		back: (name, place) => `Atrasar la foto ${place} de ${name}`,
		remove: (name, place) => `Sacar la foto ${place} de ${name}`,
		view: (name, place) => `Qué muestra la foto ${place} de ${name}`,
		noView: "Sin decir",
		upload: "Subir foto",
		uploading: (file) => `Subiendo ${file}`,
		dismiss: (file) => `Descartar ${file}`,
	},
	sizes: {
		offer: "Ofrecer ",
		question: (sizes, units) => ({
			title: `¿Dejar de ofrecer ${sizes}?`,
			text: plural(units, {
				one: "1 unidad sale del stock cuando guardes.",
				other: `${units} unidades salen del stock cuando guardes.`,
			}),
			yes: "Dejar de ofrecer",
			no: "Seguir",
		}),
	},
	sale: {
		takeOff: "Sacar de la venta",
		putOn: "Poner a la venta",
		putBack: "Volver a vender",
		isOff: (name) => `${name} quedó fuera de venta`,
		isOn: (name) => `${name} está a la venta`,
		isOnAgain: (name) => `${name} está otra vez a la venta`,
		no: "Dejarlo como está",
		questions: {
			on: (name) => ({
				title: `¿Sacar ${name} de la venta?`,
				text: "Sale de la tienda; los pedidos viejos lo conservan.",
				yes: "Sacar de la venta",
			}),
			off: (name) => ({
				title: `¿Volver a vender ${name}?`,
				text: "Los clientes lo encuentran y lo compran de nuevo.",
				yes: "Volver a vender",
			}),
			draft: (name) => ({
				title: `¿Poner ${name} a la venta?`,
				text: "Los clientes lo encuentran y lo compran desde ahora.",
				yes: "Poner a la venta",
			}),
		},
	},
	leave: {
		title: "¿Salir sin guardar?",
		text: "Lo que cambiaste acá se pierde.",
		yes: "Salir",
		no: "Quedarme",
	},
	versions: {
		title: "Otra persona lo cambió mientras tanto",
		text: "Todavía no se guardó nada. Tus cambios pueden ir encima de los otros, o descartarse. Los campos que no tocaste toman su valor.",
		keepMine: "Quedarme con mis cambios",
		takeTheirs: "Tomar los otros",
		caption: "Tu versión y la de la tienda",
		what: "Qué",
		yours: "Lo tuyo",
		inShop: "En la tienda ahora",
		same: "Las dos dicen lo mismo.",
		colours: "Colores",
		pictures: "Fotos",
		stock: "Stock",
	},
	lowStock: {
		hint: "Tantas unidades de un talle, o menos. Vacío: como dice la configuración",
		bad: "Un número entero, o nada",
	},
	thePrice: (problem) => `El precio ${problem}`,
} satisfies Wording<typeof en>;

export default messages;
