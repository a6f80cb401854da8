import type { PaymentNews } from "#server/adapters/payments/port.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";

/** What the shop hears of a charge: all, nothing although it was made, or nothing because it never arrived. */
export type Hearing = "heard" | "lost" | "never";

/** The scripted provider on a bad line; the card token says what gets through. */
export class LossyPayments extends ScriptedPayments {
	private readonly lost = new Set<string>();
	private lateId = 1_000_000;

	constructor() {
		super();
		this.beforeAnswer = ({ id, reference }) => {
			const token = this.asked.findLast((asked) => asked.reference === reference)?.token ?? "";
			if (token.includes("heard")) return;
			if (token.includes("never")) this.byId.delete(id);
			else this.lost.add(reference);
			throw new Error("connection reset");
		};
	}

	override async findByReference(reference: string): Promise<PaymentNews | null> {
		if (this.lost.delete(reference)) throw new Error("connection reset");
		return super.findByReference(reference);
	}

	/** A charge nobody expected any more is made after all. */
	arriveLate(reference: string, amountCents: number): PaymentNews {
		const id = String(++this.lateId);
		const news: PaymentNews = {
			id,
			reference,
			status: "approved",
			detail: "accredited",
			amountCents,
			refundedCents: 0,
		};
		this.byId.set(id, news);
		return news;
	}

	/** The next world begins without the payments of this one. */
	forget(): void {
		this.byId.clear();
		this.refundKeys.clear();
		this.asked.length = 0;
	}
}
