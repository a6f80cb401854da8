import type { Wording } from "../languages.ts";
import type * as en from "./periods.ts";

export const periodMessages = {
	past: "tiene que ser más adelante",
	endsFirst: "tiene que ser después del comienzo",
	usedMore: "ya se usó más veces",
} satisfies Wording<typeof en.periodMessages>;
