import type { Wording } from "../languages.ts";
import type { shipmentMessages as en } from "./shipments.ts";

export const shipmentMessages = {
	url: "El enlace tiene que empezar con https://",
} satisfies Wording<typeof en>;
