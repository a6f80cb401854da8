import { randomUUID } from "node:crypto";
import { payments } from "#core/contract/payments.ts";
import { TEST_OUTCOMES } from "#core/rules/test-cards.ts";
import {
	type ChargeRequest,
	type Notification,
	type PaymentNews,
	type PaymentProvider,
	PaymentRefused,
} from "../adapters/payments/port.ts";
import { isSigned, sign } from "../adapters/payments/signature.ts";
import type { TestShop } from "./app.ts";

/** What it signs its notices with. */
export const SECRET = "the scripted provider's secret";
const HELD = ["pending", "in_process", "authorized"];

/** A card provider in the test's own hands: the card token's first letters decide the outcome, as a cardholder's name would. */
export class ScriptedPayments implements PaymentProvider {
	readonly name = "mercadopago";
	readonly browser = {
		publicKey: "TEST-key",
		scriptUrl: "http://cards.test/js/v2",
		apiUrl: "http://cards.test",
		locale: "en-US",
		rehearsal: true,
	};
	readonly plans = [{ count: 3, rate: 13.92, rates: "CFT 120,42% · TEA 93,32%" }];
	arrivalLimitMs = 1_000;
	/** Every payment there is, by id; the provider's truth. */
	readonly byId = new Map<string, PaymentNews>();
	readonly refundKeys = new Map<string, string>();
	/** What was asked for, in order. */
	readonly asked: ChargeRequest[] = [];
	refunds = 0;
	/** Runs after the charge and before its answer; what it throws is all the shop hears. */
	beforeAnswer: (news: PaymentNews) => void | Promise<void> = () => {};
	/** Every call fails while it is set: the provider is away. */
	away = false;
	private lastId = 100;

	async charge(request: ChargeRequest): Promise<PaymentNews> {
		this.asked.push(request);
		this.present();
		const earlier = this.withReference(request.reference);
		const news = earlier ?? this.add(request);
		await this.beforeAnswer(news);
		return { ...(this.byId.get(news.id) as PaymentNews) };
	}

	async findByReference(reference: string): Promise<PaymentNews | null> {
		this.present();
		return this.withReference(reference) ?? null;
	}

	async get(id: string): Promise<PaymentNews | null> {
		this.present();
		return this.byId.get(id) ?? null;
	}

	async cancel(id: string, _key: string): Promise<PaymentNews> {
		this.present();
		const news = this.known(id);
		if (!HELD.includes(news.status) && news.status !== "cancelled")
			throw new PaymentRefused("invalid_payment_request", "decided already");
		return this.settle(id, "cancelled", "by_collector");
	}

	async refund(id: string, key: string, cents?: number): Promise<PaymentNews> {
		this.present();
		const news = this.known(id);
		if (this.refundKeys.get(key) === id) return news;
		const left = news.amountCents - news.refundedCents;
		if (news.status !== "approved" || (cents ?? left) > left)
			throw new PaymentRefused("invalid_payment_request", "nothing to give back");
		this.refundKeys.set(key, id);
		this.refunds += 1;
		return { ...this.giveBack(id, cents ?? left), refundId: String(this.refunds) };
	}

	/** Money goes back: asked for by the shop, or in the provider's own panel. */
	giveBack(id: string, cents: number): PaymentNews {
		const news = this.known(id);
		const refundedCents = news.refundedCents + cents;
		if (refundedCents === news.amountCents) return this.settle(id, "refunded", "refunded");
		const changed = { ...news, detail: "partially_refunded", refundedCents };
		this.byId.set(id, changed);
		return changed;
	}

	async tryKeys(): Promise<"works" | "unreachable"> {
		return this.away ? "unreachable" : "works";
	}

	isGenuine(notification: Notification, now: Date): boolean {
		return isSigned(notification, SECRET, now);
	}

	/** Charges from now on, and is away before the shop hears of it. */
	loseAnswers(): void {
		this.beforeAnswer = () => {
			this.away = true;
			throw new Error("connection reset");
		};
	}

	/** Everything works again. */
	comeBack(): void {
		this.beforeAnswer = () => {};
		this.away = false;
	}

	/** The provider decides. */
	settle(id: string, status: PaymentNews["status"], detail = status as string): PaymentNews {
		const news = this.known(id);
		const refundedCents = status === "refunded" ? news.amountCents : news.refundedCents;
		const changed = { ...news, status, detail, refundedCents };
		this.byId.set(id, changed);
		return changed;
	}

	withReference(reference: string): PaymentNews | undefined {
		return [...this.byId.values()].find((news) => news.reference === reference);
	}

	/** Delivers a signed notice about a payment. */
	notify(shop: TestShop, id: string, eventId = randomUUID() as string) {
		const requestId = randomUUID();
		const signature = sign({ dataId: id, requestId }, String(shop.deps.now().getTime()), SECRET);
		return shop.call(payments.webhook, {
			query: { "data.id": id, type: "payment" },
			headers: { "x-signature": signature, "x-request-id": requestId },
			body: { id: eventId, type: "payment", action: "payment.updated", data: { id } },
		});
	}

	private add({ reference, amountCents, token }: ChargeRequest): PaymentNews {
		const outcome = TEST_OUTCOMES.find(({ name }) => token.startsWith(name));
		if (!outcome) throw new PaymentRefused("invalid_card_token", "Card Token not found");
		const { status, detail } = outcome;
		const news = { id: String(++this.lastId), reference, status, detail, amountCents, refundedCents: 0 };
		this.byId.set(news.id, news);
		return news;
	}

	private known(id: string): PaymentNews {
		const news = this.byId.get(id);
		if (!news) throw new PaymentRefused("unknown_payment", "unknown payment");
		return news;
	}

	private present(): void {
		if (this.away) throw new Error("the provider is away");
	}
}
