import type { Wording } from "#core/languages.ts";
import { pluralIn } from "#core/plural.ts";
import type en from "./messages.en.ts";

const plural = pluralIn("es");

const messages = {
	title: "Productos",
	what: "los productos",
	add: "Agregar producto",
	count: (count) => plural(count, { one: "1 producto", other: `${count} productos` }),
	chosen: (count) => plural(count, { one: ", 1 elegido", other: `, ${count} elegidos` }),
	editChosen: "Editar los elegidos",
	editFound: (count) =>
		plural(count, { one: "Editar el producto encontrado", other: `Editar los ${count} productos encontrados` }),
	none: {
		title: "Acá no hay productos",
		text: "Ningún producto coincide con lo que buscaste.",
		way: "Ver todos los productos",
	},
	pages: "Páginas",
	firstPage: "Primera página",
	nextPage: "Página siguiente",
	find: "Nombre, marca o número",
	all: "Todos",
	category: "Categoría",
	collection: "Colección",
	state: "Estado",
	stock: "Stock",
	price: "Precio",
	order: "Orden",
	product: "Producto",
	unitsLeft: "Unidades",
	choose: (name) => `Elegir ${name}`,
	states: { draft: "Borrador", on: "A la venta", off: "Fuera de venta" },
	goesOnSale: (at) => `Sale a la venta el ${at}`,
	stateMeanings: {
		draft: "Solo lo ve el personal",
		on: "Los clientes lo pueden comprar",
		off: "Los clientes ya no lo pueden comprar",
	},
	sorts: {
		newest: "Más nuevos primero",
		name: "Por nombre",
		cheapest: "Más baratos primero",
		dearest: "Más caros primero",
	},
	stocks: { low: "Se están agotando", out: "Agotados" },
	offers: { true: "Con descuento", false: "Precio completo" },
	copy: "Copiar",
	copyOf: (name) => `Copiar ${name}`,
	copied: (name) => `Un borrador como ${name}`,
	cell: {
		label: (name) => `Precio de ${name}`,
		now: (price) => `ahora ${price}`,
		bad: "Un precio es un número como 1500,50",
		changed: (name, price) => `${name} cuesta ${price}`,
		overtaken: (name) => `Otra persona cambió ${name} mientras tanto: volvé a mirar`,
	},
	units: {
		edit: (name) => `Contar ${name}:`,
		title: (name) => `Stock de ${name}`,
		bad: (most) => `Números enteros hasta ${most}`,
		changed: (name) => `Cambió el stock de ${name}`,
		save: "Guardar",
	},
	edit: {
		title: (count) => `Editar ${plural(count, { one: "1 producto", other: `${count} productos` })}`,
		titleFound: "Editar todos los encontrados",
		what: "Qué cambiar",
		kinds: {
			percent: "Precio en porcentaje",
			amount: "Precio en un importe",
			offer: "Descuento en porcentaje",
			endOffer: "Terminar el descuento",
			state: "Estado",
			category: "Categoría",
			collection: "Colección",
			lowStock: "Se agota desde tantas unidades",
		},
		hints: {
			percent: "10 lo sube, -10 lo baja",
			amount: "5 lo sube 5, -5 lo baja",
			offer: "De 1 a 99, desde el precio completo",
			lowStock: "Vacío: como la tienda lo tiene para todos",
		},
		choose: "Elegí",
		bad: "Revisá esto, por favor",
		overtaken: "Algo cambió mientras tanto: volvé a mirar",
		show: "Ver qué hace",
		apply: (count) => `Cambiar ${plural(count, { one: "1 producto", other: `${count} productos` })}`,
		done: (count) => plural(count, { one: "1 producto cambió", other: `${count} productos cambiaron` }),
		inTheWay: "No se puede cambiar nada hasta resolver esto:",
		nothing: "No cambiaría nada.",
		would: (changed, all) =>
			plural(changed, { one: `Cambiaría 1 producto de ${all}.`, other: `Cambiarían ${changed} productos de ${all}.` }),
		first: (count) => plural(count, { one: " El primero:", other: ` Los primeros ${count}:` }),
		toPay: (price) => `a pagar ${price}`,
		runsOutAsAll: "se agota como todos",
		runsOutFrom: (units) => `se agota desde ${units}`,
	},
} satisfies Wording<typeof en>;

export default messages;
