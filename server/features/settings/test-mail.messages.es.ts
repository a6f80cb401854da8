import type { Wording } from "#core/languages.ts";
import type en from "./test-mail.messages.en.ts";

const messages = {
	subject: (shop) => `Un e-mail de prueba de ${shop}`,
	paragraph: "Así se ven los e-mails de la tienda. Si lo estás leyendo, llegan bien.",
} satisfies Wording<typeof en>;

export default messages;
