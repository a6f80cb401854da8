import { z } from "zod";

/** What became of a harmless call to the card service with the shop's keys. */
export const CARD_TRIALS = ["works", "token_refused", "key_refused", "slow", "unreachable", "troubled"] as const;
export type CardTrial = (typeof CARD_TRIALS)[number];

/** How cards are charged; keys that are secret are only said to be there. */
export const CardSetup = z.object({
	provider: z.enum(["none", "local", "mercadopago"]),
	publicKey: z.string().nullable(),
	hasWebhookSecret: z.boolean(),
});
export type CardSetup = z.infer<typeof CardSetup>;
