import { vi } from "vitest";

export type HeldRequest = {
	/** Method and address, as in `GET /api/cart/1155550100`. */
	what: string;
	/** What was sent along. */
	body: unknown;
	answer: (body: unknown, status?: number) => void;
};

/** A network on which every request waits until the test answers it. `next` is the oldest that nobody has taken yet. */
export function heldNetwork(): { next: () => Promise<HeldRequest> } {
	const arrived: HeldRequest[] = [];
	vi.stubGlobal(
		"fetch",
		(address: string, { method, body: text }: RequestInit) =>
			new Promise<Response>((resolve) => {
				const answer = (body: unknown, status = 200) => resolve(Response.json(body, { status }));
				const body: unknown = typeof text === "string" ? JSON.parse(text) : null;
				arrived.push({ what: `${method} ${address}`, body, answer });
			}),
	);
	const next = () => vi.waitUntil(() => arrived.shift(), { interval: 1, timeout: 15_000 });
	return { next };
}
