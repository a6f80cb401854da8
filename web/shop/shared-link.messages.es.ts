import type { Wording } from "#core/languages.ts";
import type en from "./shared-link.messages.en.ts";

const messages = {
	copy: "Copiar el enlace",
	copied: "Copiamos el enlace",
	copyByHand: "Tu navegador no nos deja copiar; copiá el enlace del campo",
	qr: "Código QR",
	qrLabel: "Código QR del enlace",
} satisfies Wording<typeof en>;

export default messages;
