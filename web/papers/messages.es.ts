import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	title: "Comprobantes",
	kinds: { invoice: "Factura", credit_note: "Nota de crédito" },
	download: (paper) => `Descargar ${paper} como PDF`,
	failed: "No se pudo traer el comprobante. Probá de nuevo.",
} satisfies Wording<typeof en>;

export default messages;
