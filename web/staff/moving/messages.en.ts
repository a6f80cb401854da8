import type { ArchiveStatus } from "#core/contract/archive.ts";
import type { ImportStatus } from "#core/contract/product-files.ts";

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

const messages = {
	title: "Import and export",
	exportTitle: "Take the catalogue along",
	exportText: "All products as a CSV file for spreadsheets, one line per colour and size.",
	exportButton: "Export products",
	exportName: "products.csv",
	exportFailed: "The products could not be exported. Please try again.",
	ordersTitle: "Take the orders along",
	ordersText: "All orders as a CSV file for spreadsheets. The screen Orders exports those it is narrowed to.",
	ordersButton: "Export orders",
	ordersName: "orders.csv",
	ordersFailed: "The orders could not be exported. Please try again.",
	clientsTitle: "Take the clients along",
	clientsText:
		"All clients as a CSV file for spreadsheets: who they are, where they live, how often they bought. These are other people's data: keep the file safe, and delete it once it has done its work.",
	clientsButton: "Export clients",
	clientsName: "clients.csv",
	clientsFailed: "The clients could not be exported. Please try again.",
	importTitle: "Bring products in",
	importText:
		"Change the exported file, make one like it, or take the products file of a Shopify shop. Choosing it shows what would change; nothing is written before you say so, and then all of it or nothing. Send the pictures it names first, in a ZIP archive.",
	file: "CSV file (UTF-8, up to 64 MB) or ZIP archive of pictures (up to 1 GB)",
	shopify: "This file comes from Shopify. Where do new products go?",
	category: "Category",
	collection: "Collection",
	asTheFileSays: "As the file says",
	withoutPictures: "Import without the pictures the shop lacks",
	leftOut: (count: number) =>
		`${count} ${count === 1 ? "picture" : "pictures"} the shop lacks ${count === 1 ? "is" : "are"} left out`,
	sending: "Sending the file",
	reading: "Reading the file",
	failed: "The file could not be sent. Please check your connection and try again.",
	summary: (created: number, changed: number, unchanged: number) =>
		`${products(created)} new, ${products(changed)} changed, ${products(unchanged)} as before`,
	pictures: (kept: number, left: number) =>
		`${kept} ${kept === 1 ? "picture" : "pictures"} kept${left > 0 ? `, ${left} left out` : ""}`,
	nothing: "The shop says all of this already.",
	errors: (count: number) => `${count} ${count === 1 ? "place" : "places"} to mend. Nothing was written.`,
	errorsCaption: "Errors in the file",
	line: "Line",
	column: "Column",
	what: "What is wrong",
	more: (count: number) => `${count} more are in the list to save.`,
	saveErrors: "Save the errors",
	errorsName: "errors.csv",
	/** What a file would do, product by product. */
	changes: {
		caption: "What would change",
		product: "Product",
		what: "What the file says",
		isNew: "New",
		empty: "nothing",
		showAll: (count: number) => `Show all ${count}`,
		more: (count: number) => `And ${products(count)} more.`,
	},
	apply: "Import",
	ask: (count: number) => `Import ${products(count)}?`,
	askText: "The shop shows them at once. You can take the import back for 24 hours.",
	no: "Not yet",
	applied: "The products are in the shop",
	begun: "The import goes on by itself, also when you leave this page.",
	last: "The last imports",
	none: "Nothing has been imported yet.",
	when: "When",
	outcome: "What came of it",
	actions: "What to do",
	undo: "Take back",
	undoAsk: "Take this import back?",
	undoText: "What others changed since stays, and so does what was sold. New products go off sale.",
	undoNo: "Keep",
	states: {
		receiving: "The file is arriving",
		reading: "Reading the file",
		applying: "Importing",
		undoing: "Being taken back",
		checked: "Looked at, nothing was written",
		refused: "Refused, nothing was written",
		done: "Imported",
		failed: "Failed, all of it was taken back",
		undone: "Taken back",
	} satisfies Record<ImportStatus["state"], string>,
	/** The whole shop as one file. */
	whole: {
		title: "Move the whole shop",
		holds:
			"Everything the shop is, in one file, for another machine: products and pictures, clients, orders and payments, lists and carts, reviews, offers and codes, figures, the audit log and all settings. It shows the shop as it was at one moment, and shoppers notice nothing while it is made.",
		leavesOut:
			"Passwords, passkeys, second factors, sessions and mails stay behind: staff and clients get in again by a link in their mail. It holds everybody's data: keep it as safe as the shop itself, and delete it once it has done its work. The shop keeps it for 24 hours, for admins alone.",
		make: "Make the file",
		anew: "Make a new one",
		again: "Try again",
		states: { waiting: "Will be made in a moment", writing: "Being made, also when you leave this page" },
		stop: "Stop",
		stopAsk: {
			title: "Stop making the file?",
			text: "What is written of it is thrown away. The shop itself stays as it is.",
			yes: "Stop",
			no: "Go on",
		},
		ready: (at: string, size: string) => `The shop as of ${at}: ${size}`,
		until: (at: string) => `Kept until ${at}`,
		download: "Download",
		fileName: "shop.zip",
		downloadFailed: "The file could not be downloaded. Please try again.",
		remove: "Delete",
		removeAsk: {
			title: "Delete the file?",
			text: "The shop itself stays as it is, and the file can be made anew at any time.",
			yes: "Delete",
			no: "Keep",
		},
		problems: {
			too_large: "The shop is larger than the 1 GB this screen can keep. On its machine: npm run archive -- shop.zip",
			no_pictures:
				"Not one picture was found where the server looks. Whoever runs the machine checks DATA_DIR and the S3 settings.",
			interrupted: "The file could not be made, though it was tried several times. The shop itself is as it was.",
		} satisfies Record<NonNullable<ArchiveStatus["problem"]>, string>,
		opening:
			"A file is opened on the new machine, by a command and not here, because it needs a shop that nobody has been in, before its first start:",
	},
};

export default messages;
