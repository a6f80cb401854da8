import { z } from "zod";
import { shipmentMessages } from "../messages/shipments.ts";
import { CART_LINES_MAX } from "../rules/cart.ts";
import { Quantity } from "./carts.ts";
import { bounded, isText, text, whole } from "./fields.ts";

const LineUnits = z.object({ line: z.number().int(), quantity: z.number().int() });

export const Shipment = z.object({
	id: z.number().int(),
	at: z.string(),
	/** Empty where nobody was named. */
	carrier: z.string(),
	tracking: z.string(),
	/** Where the parcel can be followed. */
	url: z.string(),
	lines: z.array(LineUnits),
});
export type Shipment = z.infer<typeof Shipment>;

/** Something short that is typed into one line; it may be left empty. */
const Label = text(80).trim();

const TrackingAddress = bounded(500)
	.trim()
	.refine((address) => address === "" || isSecureAddress(address), shipmentMessages.url);

function isSecureAddress(address: string): boolean {
	const url = URL.parse(address);
	return (
		address.startsWith("https://") &&
		url !== null &&
		url.username === "" &&
		isText(address) &&
		!/[\s"'<>\\]/.test(address)
	);
}

export const NewShipment = z.object({
	lines: z
		.array(z.object({ line: whole(1, CART_LINES_MAX), quantity: Quantity }))
		.min(1)
		.max(CART_LINES_MAX),
	carrier: Label,
	tracking: Label.optional().default(""),
	url: TrackingAddress.optional().default(""),
});
export type NewShipment = z.infer<typeof NewShipment>;

/** A mail before it goes. */
export const MailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof MailPreview>;
