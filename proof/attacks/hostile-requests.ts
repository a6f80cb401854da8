import fc from "fast-check";
import { addressOf } from "#core/calls/call.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { multipart } from "#server/testing/uploads.ts";
import { type BadValue, badAddressTexts, badQueries, badValues } from "./bad-values.ts";
import { type Part, type Path, placesIn, withValueAt } from "./contract-fields.ts";

/** A good request of a call, as the table of permissions makes it. */
export type Good = { params?: object; query?: object; headers?: Record<string, string>; body?: unknown };
export type HostileRequest = {
	method: Endpoint["method"];
	url: string;
	headers: Record<string, string>;
	payload?: string | Buffer;
};
/** One thing to try: what it is, and the request made of a good one. */
export type Attempt = { label: string; spoil: (good: Good) => HostileRequest };

/** Headers that any request may carry. */
const HEADERS = ["authorization", "content-type", "accept-encoding", "if-none-match", "origin", "host", "cookie"];
const MARK = "@@bad@@";

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** The request as a well-meaning caller sends it. */
export function wellMeant(endpoint: Endpoint, good: Good): HostileRequest {
	const { method } = endpoint;
	const url = addressOf(endpoint, good);
	const headers = { ...good.headers };
	if (good.body === undefined) return { method, url, headers };
	if (Buffer.isBuffer(good.body)) return { method, url, headers, payload: good.body };
	return {
		method,
		url,
		headers: { "content-type": "application/json", ...headers },
		payload: JSON.stringify(good.body),
	};
}

/** What is random: the same seed tries the same, so many times on each body. */
export type Dice = { seed: number; perBody: number };

/** Everything that is tried on one call: every place of every part with every bad value, and random ones. */
export function attemptsOn(endpoint: Endpoint, good: Good, dice: Dice): Attempt[] {
	return [
		...inAddress(endpoint, good),
		...inQuery(endpoint, good),
		...inHeaders(endpoint, good),
		...(endpoint.upload ? inUpload(endpoint) : inBody(endpoint, good, dice)),
	];
}

const namesIn = (endpoint: Endpoint, part: Part, good: unknown) =>
	placesIn(endpoint, part, good)
		.filter((path) => path.length === 1)
		.map(([name]) => String(name));

function inAddress(endpoint: Endpoint, good: Good): Attempt[] {
	const texts = [...badValues.map(({ text }) => encoded(text)), ...badAddressTexts];
	return namesIn(endpoint, "params", good.params).flatMap((name) =>
		texts.map((text) => ({
			label: `${name} in the path: ${text.slice(0, 60)}`,
			spoil: (fresh: Good) => {
				const request = wellMeant(endpoint, { ...fresh, params: { ...fresh.params, [name]: MARK } });
				return { ...request, url: request.url.replace(encoded(MARK), () => text) };
			},
		})),
	);
}

function inQuery(endpoint: Endpoint, good: Good): Attempt[] {
	return namesIn(endpoint, "query", good.query).flatMap((name) => {
		const pairs = [...badValues.map(({ text }) => encoded(text)), ...badAddressTexts].map((text) => `${name}=${text}`);
		return [...pairs, ...badQueries(name)].map((pair) => ({
			label: `query ${pair.slice(0, 60)}`,
			spoil: (fresh: Good) => {
				const { [name]: _, ...others } = (fresh.query ?? {}) as Record<string, unknown>;
				const request = wellMeant(endpoint, { ...fresh, query: others });
				return { ...request, url: `${request.url}${request.url.includes("?") ? "&" : "?"}${pair}` };
			},
		}));
	});
}

function inHeaders(endpoint: Endpoint, good: Good): Attempt[] {
	const own = namesIn(endpoint, "headers", endpoint.upload ? undefined : good.headers);
	return [...new Set([...own, ...HEADERS])].flatMap((name, nth) =>
		badValues
			// A call's own headers and its token meet every class; the others meet a fourth of them, another one on each call.
			.filter((_, at) => own.includes(name) || name === "authorization" || (at + nth + endpoint.path.length) % 4 === 0)
			.map(({ name: badName, text }) => ({
				label: `header ${name}: ${badName}`,
				spoil: (fresh: Good) => {
					const request = wellMeant(endpoint, fresh);
					const prefix = name === "authorization" ? "Bearer " : "";
					return { ...request, headers: { ...request.headers, [name]: prefix + text } };
				},
			})),
	);
}

function inBody(endpoint: Endpoint, good: Good, dice: Dice): Attempt[] {
	if (!endpoint.body && good.body === undefined) return [];
	const places = placesIn(endpoint, "body", good.body);
	const put = (path: Path, bad: BadValue): Attempt => ({
		label: `body.${path.join(".")}: ${bad.name}`,
		spoil: (fresh) => {
			const request = wellMeant(endpoint, { ...fresh, body: withValueAt(fresh.body, path, MARK) });
			return { ...request, payload: String(request.payload).replace(`"${MARK}"`, () => bad.json) };
		},
	});
	const missing = places
		.filter((path) => path.length > 0)
		.map((path) => ({
			label: `body.${path.join(".")}: missing`,
			spoil: (fresh: Good) => wellMeant(endpoint, { ...fresh, body: withValueAt(fresh.body, path, undefined) }),
		}));
	return [
		...places.flatMap((path) => badValues.map((bad) => put(path, bad))),
		...missing,
		...atRandom(places, dice).map(([path, value]) => put(path, { name: "random", json: value, text: value })),
		...brokenBodies(endpoint),
	];
}

/** Made once: it takes fast-check a second to know every character. */
const anything = fc.oneof(
	fc.json(),
	fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
);

/** Random JSON in random places, the same for the same seed. */
function atRandom(places: readonly Path[], { seed, perBody }: Dice): [Path, string][] {
	return fc.sample(fc.tuple(fc.constantFrom(...places), anything), { seed, numRuns: perBody });
}

/** Bodies that are no JSON, or not the JSON they say they are. */
function brokenBodies(endpoint: Endpoint): Attempt[] {
	const bodies = [
		"",
		"{",
		'{"a":',
		"nul",
		"[1,]",
		"{'a':1}",
		"\ufeff{}",
		"{}{}",
		"\0",
		'"\\ud800"',
		"1e400",
		"//x\n{}",
	];
	const large = `{"a":"${"x".repeat(2 * 1024 * 1024)}"}`;
	const types = ["application/json", "application/json; charset=utf-16", "text/plain", "application/xml", "*/*"];
	return [...bodies, large].flatMap((payload) =>
		types.map((type) => ({
			label: `a body of ${type}: ${payload.slice(0, 20)}`,
			spoil: (fresh: Good) => {
				const request = wellMeant(endpoint, fresh);
				return { ...request, headers: { ...request.headers, "content-type": type }, payload };
			},
		})),
	);
}

/** Files that are none, and forms that break their own rules. */
function inUpload(endpoint: Endpoint): Attempt[] {
	const send = (label: string, form: ReturnType<typeof multipart>): Attempt => ({
		label,
		spoil: () => ({ ...wellMeant(endpoint, {}), headers: form.headers, payload: form.body }),
	});
	return badValues.flatMap(({ name, text }) => [
		send(`a file that is ${name}`, multipart(Buffer.from(text))),
		send(`a file named ${name}`, multipart(Buffer.from("GIF89a"), { name: text })),
		send(`a file of the type ${name}`, multipart(Buffer.from("\x89PNG\r\n\x1a\n"), { type: text })),
		send(`a file in the field ${name}`, multipart(Buffer.from("x"), { field: text })),
		send(`a form that is ${name}`, { ...multipart(Buffer.from("x")), body: Buffer.from(text) }),
	]);
}
