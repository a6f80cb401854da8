import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sign } from "../signature.ts";
import type { LocalPayment } from "./journal.ts";

const TRIES = 6;
const FIRST_RETRY_MS = 500;
const ANSWER_WITHIN_MS = 22_000;

export type NoticeTrouble = {
	/** How often each notice is delivered; 0 loses them. */
	copies: number;
	/** Held back until `release`, then delivered last first. */
	held: boolean;
};

/** Tells the shop that a payment changed, never how: whoever hears it has to ask. */
export class Notices {
	readonly trouble: NoticeTrouble = { copies: 1, held: false };
	private readonly waiting: (() => void)[] = [];
	private readonly closing = new AbortController();
	private nextId = Date.now();
	private readonly secret: string;

	constructor(secret: string) {
		this.secret = secret;
	}

	send(payment: LocalPayment, action: "payment.created" | "payment.updated"): void {
		const { notificationUrl } = payment;
		if (!notificationUrl) return;
		const body = {
			id: this.nextId++,
			live_mode: false,
			type: "payment",
			date_created: new Date().toISOString(),
			user_id: 44444,
			api_version: "v1",
			action,
			data: { id: String(payment.id) },
		};
		for (let copy = 0; copy < this.trouble.copies; copy += 1) {
			const deliver = () => void this.deliver(notificationUrl, body).catch(() => undefined);
			if (this.trouble.held) this.waiting.push(deliver);
			else deliver();
		}
	}

	/** Lets what was held back go, the newest first. */
	release(): void {
		this.trouble.held = false;
		for (const deliver of this.waiting.splice(0).reverse()) deliver();
	}

	close(): void {
		this.closing.abort();
	}

	private async deliver(address: string, body: { data: { id: string } }): Promise<void> {
		const url = new URL(address);
		url.searchParams.set("data.id", body.data.id);
		url.searchParams.set("type", "payment");
		for (let tried = 1; tried <= TRIES && !this.closing.signal.aborted; tried += 1) {
			if (await this.post(url, body)) return;
			await pause(FIRST_RETRY_MS * 2 ** tried, undefined, { signal: this.closing.signal, ref: false });
		}
	}

	private async post(url: URL, body: { data: { id: string } }): Promise<boolean> {
		const requestId = randomUUID();
		const signature = sign({ dataId: body.data.id, requestId }, String(Date.now()), this.secret);
		try {
			const response = await fetch(url, {
				method: "POST",
				headers: { "content-type": "application/json", "x-signature": signature, "x-request-id": requestId },
				body: JSON.stringify(body),
				signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
			});
			await response.body?.cancel();
			return response.ok;
		} catch {
			return false;
		}
	}
}
