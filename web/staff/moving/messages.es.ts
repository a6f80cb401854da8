import type { ArchiveStatus } from "#core/contract/archive.ts";
import type { ImportStatus } from "#core/contract/product-files.ts";
import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const products = (count: number) => `${count} ${count === 1 ? "producto" : "productos"}`;

const messages = {
	title: "Importar y exportar",
	exportTitle: "Llevate el catálogo",
	exportText: "Todos los productos en un archivo CSV para planillas, una línea por color y talle.",
	exportButton: "Exportar productos",
	exportName: "productos.csv",
	exportFailed: "No se pudieron exportar los productos. Probá de nuevo.",
	ordersTitle: "Llevate los pedidos",
	ordersText:
		"Todos los pedidos en un archivo CSV para planillas. La pantalla Pedidos exporta los que estés filtrando.",
	ordersButton: "Exportar pedidos",
	ordersName: "pedidos.csv",
	ordersFailed: "No se pudieron exportar los pedidos. Probá de nuevo.",
	clientsTitle: "Llevate los clientes",
	clientsText:
		"Todos los clientes en un archivo CSV para planillas: quiénes son, dónde viven, cuántas veces compraron. Son datos de otras personas: guardá bien el archivo y borralo cuando ya no lo necesites.",
	clientsButton: "Exportar clientes",
	clientsName: "clientes.csv",
	clientsFailed: "No se pudieron exportar los clientes. Probá de nuevo.",
	importTitle: "Traé productos",
	importText:
		"Cambiá el archivo exportado, armá uno igual o usá el archivo de productos de una tienda Shopify. Al elegirlo ves qué cambiaría; nada se guarda hasta que lo confirmes, y entonces todo o nada. Mandá antes las fotos que nombra, en un archivo ZIP.",
	file: "Archivo CSV (UTF-8, hasta 64 MB) o ZIP de fotos (hasta 1 GB)",
	shopify: "Este archivo viene de Shopify. ¿Adónde van los productos nuevos?",
	category: "Categoría",
	collection: "Colección",
	asTheFileSays: "Donde diga el archivo",
	withoutPictures: "Importar sin las fotos que la tienda no tiene",
	leftOut: (count: number) =>
		count === 1 ? "Queda afuera 1 foto que la tienda no tiene" : `Quedan afuera ${count} fotos que la tienda no tiene`,
	sending: "Enviando el archivo",
	reading: "Leyendo el archivo",
	failed: "No se pudo enviar el archivo. Revisá tu conexión y probá de nuevo.",
	summary: (created: number, changed: number, unchanged: number) =>
		`Nuevos: ${products(created)}. Con cambios: ${products(changed)}. Como antes: ${products(unchanged)}.`,
	pictures: (kept: number, left: number) =>
		`${kept} ${kept === 1 ? "foto guardada" : "fotos guardadas"}${left > 0 ? `, ${left} sin guardar` : ""}`,
	nothing: "La tienda ya dice todo esto.",
	errors: (count: number) => `Hay ${count} ${count === 1 ? "error" : "errores"} para corregir. No se guardó nada.`,
	errorsCaption: "Errores del archivo",
	line: "Línea",
	column: "Columna",
	what: "Qué está mal",
	more: (count: number) => `Hay ${count} más en la lista para guardar.`,
	saveErrors: "Guardar los errores",
	errorsName: "errores.csv",
	changes: {
		caption: "Qué cambiaría",
		product: "Producto",
		what: "Qué dice el archivo",
		isNew: "Nuevo",
		empty: "nada",
		showAll: (count: number) => `Ver los ${count}`,
		more: (count: number) => `Y ${products(count)} más.`,
	},
	apply: "Importar",
	ask: (count: number) => `¿Importar ${products(count)}?`,
	askText: "La tienda los muestra enseguida. Podés deshacer la importación durante 24 horas.",
	no: "Todavía no",
	applied: "Los productos ya están en la tienda",
	begun: "La importación sigue sola, aunque salgas de esta página.",
	last: "Últimas importaciones",
	none: "Todavía no se importó nada.",
	when: "Cuándo",
	outcome: "Resultado",
	actions: "Qué hacer",
	undo: "Deshacer",
	undoAsk: "¿Deshacer esta importación?",
	undoText: "Lo que otros cambiaron después queda, y lo vendido también. Los productos nuevos salen de la venta.",
	undoNo: "Dejarla",
	states: {
		receiving: "El archivo está llegando",
		reading: "Leyendo el archivo",
		applying: "Importando",
		undoing: "Deshaciéndose",
		checked: "Revisado, no se guardó nada",
		refused: "Rechazado, no se guardó nada",
		done: "Importado",
		failed: "Falló, se deshizo todo",
		undone: "Deshecho",
	} satisfies Record<ImportStatus["state"], string>,
	whole: {
		title: "Mudá toda la tienda",
		holds:
			"Todo lo que es la tienda, en un solo archivo, para otra máquina: productos y fotos, clientes, pedidos y pagos, listas y carritos, opiniones, ofertas y códigos, estadísticas, el registro de actividad y toda la configuración. Muestra la tienda tal como estaba en un momento, y quienes compran no notan nada mientras se arma.",
		leavesOut:
			"Las contraseñas, las llaves de acceso, los segundos factores, las sesiones y los mails no van: el personal y los clientes vuelven a entrar con un enlace que les llega por mail. Tiene los datos de todos: cuidalo como a la tienda misma y borralo cuando ya no lo necesites. La tienda lo guarda 24 horas, solo para administradores.",
		make: "Armar el archivo",
		anew: "Armar uno nuevo",
		again: "Probar de nuevo",
		states: { waiting: "Empieza en un momento", writing: "Armándose, aunque salgas de esta página" },
		stop: "Detener",
		stopAsk: {
			title: "¿Dejar de armar el archivo?",
			text: "Lo que ya se escribió se descarta. La tienda queda como está.",
			yes: "Detener",
			no: "Seguir",
		},
		ready: (at: string, size: string) => `La tienda al ${at}: ${size}`,
		until: (at: string) => `Se guarda hasta el ${at}`,
		download: "Descargar",
		fileName: "tienda.zip",
		downloadFailed: "No se pudo descargar el archivo. Probá de nuevo.",
		remove: "Borrar",
		removeAsk: {
			title: "¿Borrar el archivo?",
			text: "La tienda queda como está, y el archivo se puede armar de nuevo cuando quieras.",
			yes: "Borrar",
			no: "Dejarlo",
		},
		problems: {
			too_large:
				"La tienda ocupa más que el 1 GB que entra en esta pantalla. En su máquina: npm run archive -- shop.zip",
			no_pictures:
				"No apareció ninguna foto donde busca el servidor. Quien maneja la máquina tiene que revisar DATA_DIR y los datos de S3.",
			interrupted: "No se pudo armar el archivo, aunque se intentó varias veces. La tienda quedó como estaba.",
		} satisfies Record<NonNullable<ArchiveStatus["problem"]>, string>,
		opening:
			"El archivo se abre en la máquina nueva, con un comando y no acá, porque necesita una tienda que nadie usó todavía, antes de iniciarla por primera vez:",
	},
} satisfies Wording<typeof en>;

export default messages;
