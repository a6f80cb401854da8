import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	offline: "No podemos llegar a la tienda. Revisá tu conexión y probá de nuevo.",
	/** The words are loaded when they are needed: most visits meet no refusal. */
	told: async (text) => (await import("./dictionary.es.ts")).known(text) ?? text,
	said: async (text, code) => (await import("./dictionary.es.ts")).inSpanish(text, code),
} satisfies Omit<Wording<typeof en>, "told" | "said"> & Pick<typeof en, "told" | "said">;

export default messages;
