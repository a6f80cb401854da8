import type { Wording } from "#core/languages.ts";
import type en from "./packing-slip.messages.en.ts";

const messages = {
	title: (orderId) => `Remito del pedido ${orderId}`,
	order: (orderId) => `Pedido ${orderId}`,
	goesTo: "Se envía a",
	pickedUpBy: "Retira",
	quantity: "Cantidad",
	piece: "Prenda",
	giftFrom: (giver) => `Un regalo de ${giver}`,
} satisfies Wording<typeof en>;

export default messages;
