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
} satisfies Wording<typeof en>;

export default messages;
