import http from "node:http";
import https from "node:https";
import type { DeliveryProblem } from "#core/rules/webhooks.ts";
import { isPublicAddress, literalHost, publicLookup, RefusedAddress, type Resolve } from "./public-address.ts";

/** What came back, or why nothing did. Of an answer only its beginning is read. */
export type Sent = { status: number; answer: string } | { problem: Exclude<DeliveryProblem, "answer"> };

export type WebhookSender = {
	/** Whether addresses without TLS and inside the shop's own network are allowed, for tests and trials. */
	local: boolean;
	send: (address: string, headers: Record<string, string>, body: string) => Promise<Sent>;
};

type Options = { local: boolean; resolve?: Resolve; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 300;

/** Whether an address is one to send to, as far as it can be told without looking its name up. */
export function isSendable(address: string, local: boolean): "yes" | "no" | "inside" {
	const url = URL.parse(address);
	if (!url || url.username || url.password || !["https:", ...(local ? ["http:"] : [])].includes(url.protocol))
		return "no";
	if (local) return "yes";
	const host = literalHost(url);
	const isInside = host ? !isPublicAddress(host) : /(^|\.)(localhost|local|internal)\.?$/i.test(url.hostname);
	return isInside ? "inside" : "yes";
}

/** Sends by one connection of its own: nothing is followed, kept open or sent along. */
export function createWebhookSender({ local, resolve, timeoutMs = TIMEOUT_MS }: Options): WebhookSender {
	return {
		local,
		async send(address, headers, body) {
			if (isSendable(address, local) !== "yes") return { problem: "address" };
			try {
				return await post(new URL(address), headers, body);
			} catch (error) {
				if (error instanceof RefusedAddress) return { problem: "address" };
				const isLate = error instanceof Error && error.name === "TimeoutError";
				return { problem: isLate ? "timeout" : "unreachable" };
			}
		},
	};

	function post(url: URL, headers: Record<string, string>, body: string): Promise<Sent> {
		const signal = AbortSignal.timeout(timeoutMs);
		return new Promise((done, fail) => {
			const request = (url.protocol === "https:" ? https : http).request(url, {
				method: "POST",
				headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
				agent: false,
				signal,
				...(!local && { lookup: publicLookup(resolve) }),
			});
			request.on("error", (error) => fail(signal.aborted ? signal.reason : error));
			request.on("response", (response) => {
				let bytes = Buffer.alloc(0);
				const finish = () => {
					request.destroy();
					done({ status: response.statusCode ?? 0, answer: readable(bytes) });
				};
				response.on("data", (chunk: Buffer) => {
					bytes = Buffer.concat([bytes, chunk]).subarray(0, ANSWER_BYTES);
					if (bytes.length >= ANSWER_BYTES) finish();
				});
				response.on("end", finish);
				response.on("error", (error) => fail(signal.aborted ? signal.reason : error));
			});
			request.end(body);
		});
	}
}

function readable(bytes: Buffer): string {
	return bytes
		.toString("utf8")
		.replace(/[\p{Cc}\ufffd]+/gu, " ")
		.trim();
}
