import type { Wording } from "../languages.ts";
import type * as en from "./test-mail.ts";

export const testMailMessages = {
	taken: "El servidor de correo lo tomó",
	kept: "La tienda de muestra lo guarda en su casilla",
} satisfies Wording<typeof en.testMailMessages>;
