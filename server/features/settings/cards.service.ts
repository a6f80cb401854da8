import type { CardSetup, CardTrial } from "#core/contract/cards.ts";
import { limitMessages } from "#core/messages/limits.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

export function readCardSetup({ payments, config }: Pick<Deps, "payments" | "config">): CardSetup {
	if (!payments) return { provider: "none", publicKey: null, hasWebhookSecret: false };
	const { rehearsal, publicKey } = payments.browser;
	return {
		provider: rehearsal ? "local" : "mercadopago",
		publicKey,
		hasWebhookSecret: rehearsal || config.mercadoPago?.webhookSecret !== undefined,
	};
}

export async function tryCards({ payments }: Pick<Deps, "payments">): Promise<{ trial: CardTrial }> {
	if (!payments) throw new AppError("unavailable", limitMessages.noCards);
	return { trial: await payments.tryKeys() };
}
