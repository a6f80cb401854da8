import { z } from "zod";
import type { Endpoint } from "#core/contract/endpoint.ts";
import type { TestShop } from "#server/testing/app.ts";
import type { Send } from "./fuzz.ts";
import { firstAnswer, Wire } from "./wire.ts";

/** Hands requests to the app without a socket. */
export function injected({ app }: TestShop, { reply }: Endpoint): Send {
	// What is text may be a stream without an end: its beginning is all that is looked at.
	const streams = reply instanceof z.ZodString;
	return async (request) => {
		const response = await app.inject({ ...request, payloadAsStream: streams });
		const { statusCode: status, headers } = response;
		const contentType = String(headers["content-type"] ?? "");
		if (!streams) return { status, contentType, body: response.body };
		const stream = response.stream();
		if (status < 400) {
			stream.destroy();
			return { status, contentType, body: "" };
		}
		return { status, contentType, body: Buffer.concat((await stream.toArray()) as Buffer[]).toString() };
	};
}

/** Writes requests on a connection of their own, byte for byte. */
export function overSocket(port: number): Send {
	return async ({ method, url, headers, payload }) => {
		const wire = await Wire.open(port);
		const body = Buffer.from(payload ?? "");
		const lines = Object.entries({ host: "shop.test", connection: "close", ...headers }).map(
			([name, value]) => `${name}: ${value}`,
		);
		if (payload !== undefined) lines.push(`content-length: ${body.length}`);
		wire.send(`${method} ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`).send(body);
		const begun = firstAnswer(await wire.heard(/\r\n\r\n/));
		const contentType = begun.head.match(/^content-type: (.+)$/im)?.[1]?.trim() ?? "";
		// A stream without an end is not waited for.
		if (begun.status === 200 && !contentType.startsWith("application/json")) wire.abort();
		const { status, body: text } = firstAnswer(await wire.untilClosed());
		return { status, contentType, body: text };
	};
}
