import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { WEBHOOK_EVENTS } from "#core/rules/webhooks.ts";
import { toldEvent, webhookDelivery, webhookEndpoint } from "../db/schema.ts";
import { newWebhookSecret } from "../features/webhooks/signature.rules.ts";
import type { TestShop } from "./app.ts";

let receivers = 0;

/** A receiver that wants to hear of everything, at an address where nobody is unless told otherwise. */
export async function addReceiver({ db, deps }: TestShop, values: Partial<typeof webhookEndpoint.$inferInsert> = {}) {
	const [row] = await db
		.insert(webhookEndpoint)
		.values({
			name: `Receiver ${process.pid}-${++receivers}`,
			address: "https://192.0.2.1/hook",
			events: [...WEBHOOK_EVENTS],
			secret: newWebhookSecret(),
			madeBy: "somebody",
			createdAt: deps.now(),
			...values,
		})
		.returning();
	if (!row) throw new Error("no receiver was added");
	return row;
}

/** Something a receiver is to be told. */
export async function addDelivery({ db }: TestShop, endpointId: number): Promise<number> {
	const key = `test ${process.pid}-${++receivers}`;
	const [event] = await db
		.insert(toldEvent)
		.values({ type: "order.paid", key, data: { orderId: 1 } })
		.returning();
	const [row] = await db
		.insert(webhookDelivery)
		.values({ eventId: event?.id ?? 0, endpointId })
		.returning();
	return row?.id ?? 0;
}

type Heard = {
	id: string;
	type: string;
	data: Record<string, unknown>;
	body: string;
	headers: IncomingHttpHeaders;
};

/** What it says to a message; "torn" hangs up on it after it was read. */
export type Answer = { status: number; headers?: Record<string, string>; body?: string } | "torn";

type Program = {
	address: string;
	heard: Heard[];
	unverified: string[];
	answer: Answer | ((id: string) => Answer | Promise<Answer>);
	close: () => Promise<void>;
};

/** A program that listens: it keeps what verifies with its secret by its own clock, and answers as told. */
export async function listening(secret: () => string, now = () => new Date()): Promise<Program> {
	const heard: Heard[] = [];
	const unverified: string[] = [];
	const program: Program = { heard, unverified, answer: { status: 204 }, address: "", close: async () => {} };
	const server = createServer((request, response) => {
		let body = "";
		request.setEncoding("utf8");
		request.on("data", (chunk: string) => {
			body += chunk;
		});
		request.on("end", () => {
			const id = String(request.headers["webhook-id"]);
			try {
				const { type, data } = verifiedAt(now(), secret(), body, request.headers as Record<string, string>);
				heard.push({ id, type, data, body, headers: request.headers });
			} catch (error) {
				unverified.push(String(error));
			}
			void reply(id, response);
		});
	});
	const reply = async (id: string, response: ServerResponse) => {
		const answer = typeof program.answer === "function" ? await program.answer(id) : program.answer;
		if (answer === "torn") response.destroy();
		else response.writeHead(answer.status, answer.headers).end(answer.body);
	};
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	program.address = `http://127.0.0.1:${port}/hook`;
	program.close = () => new Promise((done) => server.close(() => done()));
	return program;
}

/** By the library's own verifier, which asks nothing but `Date.now` for the time, and does so at once. */
function verifiedAt(now: Date, secret: string, body: string, headers: Record<string, string>): Heard {
	const clock = Date.now;
	Date.now = () => now.getTime();
	try {
		return new Webhook(secret).verify(body, headers) as Heard;
	} finally {
		Date.now = clock;
	}
}
