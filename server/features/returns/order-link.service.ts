import { eq } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import { change } from "../../cache/change.ts";
import { orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { mailOrderLink } from "./returns.mails.ts";

/** Mails the link to an order to the address it was made with. Who asks hears nothing of whether the two belong together. */
export async function mailLinkTo(
	deps: Deps,
	given: { order: number; email: string; language?: Language | undefined },
): Promise<void> {
	await change(deps, async (tx) => {
		const [found] = await tx
			.select({ order: orders, attemptId: paymentAttempt.id })
			.from(orders)
			.innerJoin(paymentAttempt, eq(paymentAttempt.orderId, orders.id))
			.where(eq(orders.id, given.order));
		const typed = given.email.trim().toLowerCase();
		if (!found || found.order.email === "" || found.order.email.toLowerCase() !== typed) return;
		await mailOrderLink(deps, tx, { ...found, language: given.language });
	});
}
