import { z } from "zod";
import { stockAlerts as calls } from "../calls/stock-alerts.ts";
import { OneUseToken } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Language, ProductId, Size, text } from "./fields.ts";
import { Email } from "./person.ts";

const NewStockAlert = z.object({
	ColorName: text(100, 1),
	size: Size,
	/** Of whoever has no account with a verified one. */
	email: Email.optional(),
	/** In which the mails are written. */
	language: Language.optional(),
});
export type NewStockAlert = z.infer<typeof NewStockAlert>;

const MailedToken = z.object({ token: OneUseToken });

export const schemas = {
	ask: {
		summary:
			"Asks for a mail when a size is back: a client with a verified address is entered at once, anybody else is mailed a link that confirms; the answer is always the same",
		params: z.object({ id: ProductId }),
		body: NewStockAlert,
		reply: z.object({ message: z.string() }),
	},
	confirm: {
		summary: "Confirms with the mailed token that somebody wants to be told; again: the same answer",
		body: MailedToken,
		reply: z.object({ id_product: z.number().int(), ColorName: z.string(), size: z.string() }),
	},
	end: {
		summary: "Ends with the mailed token what somebody waits for; the answer is the same when it is over already",
		body: MailedToken,
		reply: z.object({ ended: z.literal(true) }),
	},
} satisfies Record<string, Described>;

export const stockAlerts = endpoints(calls, schemas);
