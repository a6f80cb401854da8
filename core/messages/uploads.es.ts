import type { Wording } from "../languages.ts";
import type * as en from "./uploads.ts";

export const uploadMessages = {
	missing: "Hay que mandar una foto en el campo file",
	notAForm: "Mandá la foto como multipart/form-data",
	unclear: "No entendimos lo que se subió",
	otherType: (type) => `Mandá el archivo como ${type}`,
	away: "Ahora no podemos traer esta foto",
} satisfies Wording<typeof en.uploadMessages>;
