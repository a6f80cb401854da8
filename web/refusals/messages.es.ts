import type { Wording } from "#core/languages.ts";
import type en from "./messages.en.ts";

const messages = {
	offline: "No podemos llegar a la tienda. Revisá tu conexión y probá de nuevo.",
	/** The words are loaded when they are needed: most answers tell a person nothing. Without them the server's own are said. */
	said: async <Answer>(answer: Answer): Promise<Answer> =>
		(answer as { message?: unknown } | null)?.message === undefined
			? answer
			: import("./answers.es.ts").then(
					({ answerInSpanish }) => answerInSpanish(answer as Answer & { message: unknown }),
					() => answer,
				),
} satisfies Pick<Wording<typeof en>, "offline"> & Pick<typeof en, "said">;

export default messages;
