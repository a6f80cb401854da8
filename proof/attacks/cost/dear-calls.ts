import type { Endpoint } from "#core/contract/endpoint.ts";
import { LETTER_SIZES, SIZES_MAX } from "#core/rules/sizes.ts";
import { BOUNDS } from "#server/http/bounds.ts";
import { describedPlaces, type Path, withValueAt } from "../contract-fields.ts";
import { type Attempt, type Good, wellMeant } from "../hostile-requests.ts";
import { dearJson, dearTexts, HEADER_LENGTH, repeated, some } from "./dear-values.ts";

const MARK = "@@dear@@";
const ASKED_FOR_MOST = 1_000;
const HEADERS = [
	"accept",
	"accept-encoding",
	"accept-language",
	"cookie",
	"forwarded",
	"if-none-match",
	"origin",
	"referer",
	"user-agent",
	"x-forwarded-for",
];

/** Elements for the arrays and records of the contract, so that as many as it allows are taken. `nth` counts from 0. */
type Elements = (name: string, nth: number) => unknown;

/** The dearest requests that the limits of a call allow. */
export function dearRequests(endpoint: Endpoint, good: Good, elements: Elements): Attempt[] {
	return [
		...inAddress(endpoint, good),
		...inHeaders(endpoint, good),
		...(endpoint.body && !endpoint.upload ? inBody(endpoint, elements) : []),
	];
}

const namesOf = (endpoint: Endpoint, part: "params" | "query", good: object | undefined) => [
	...new Set([
		...describedPlaces(endpoint, part).flatMap(({ path }) => (path.length === 1 ? [String(path[0])] : [])),
		...Object.keys(good ?? {}),
	]),
];

function inAddress(endpoint: Endpoint, good: Good): Attempt[] {
	const params = namesOf(endpoint, "params", good.params).flatMap((name) =>
		some(dearTexts, name, 3).map((text) => ({
			label: `${name} in the path: ${text.name}`,
			spoil: (fresh: Good) => {
				const request = wellMeant(endpoint, { ...fresh, params: { ...fresh.params, [name]: MARK } });
				const room = BOUNDS.path - request.url.replace(/\?.*/s, "").length;
				return { ...request, url: request.url.replace(encodeURIComponent(MARK), () => cut(text.of(room), room)) };
			},
		})),
	);
	const names = namesOf(endpoint, "query", good.query);
	const queries = [
		...[...names, "unknown"].flatMap((name) =>
			some(dearTexts, endpoint.path + name, 3).map((text) => ({
				name: `${name}: ${text.name}`,
				query: `${name}=${cut(text.of(BOUNDS.query), 4000)}`,
			})),
		),
		...names.map((name) => ({ name: `${name} many times`, query: repeated(`${name}=1&`, BOUNDS.query) })),
		{
			name: "a thousand names",
			query: Array.from({ length: 800 }, (_, at) => `a${at}`)
				.join("&")
				.slice(0, BOUNDS.query),
		},
		{ name: "deep names", query: `a${repeated("[b]", 4000)}=1` },
	].map(({ name, query }) => ({
		label: `query ${name}`,
		spoil: (fresh: Good) => {
			const request = wellMeant(endpoint, fresh);
			const [path, own = ""] = request.url.split("?");
			return { ...request, url: `${path}?${[own, query].filter(Boolean).join("&").slice(0, BOUNDS.query)}` };
		},
	}));
	return [...params, ...queries];
}

/** A text in an address, encoded, and no longer than that. */
function cut(text: string, length: number): string {
	const encoded = encodeURIComponent(text.toWellFormed()).slice(0, length);
	return encoded.replace(/%[^%]?$/, "");
}

function inHeaders(endpoint: Endpoint, good: Good): Attempt[] {
	const names = [...new Set([...Object.keys(good.headers ?? {}), ...HEADERS])];
	return some(names, endpoint.path, 4).map((name) => ({
		label: `a long ${name}`,
		spoil: (fresh) => {
			const request = wellMeant(endpoint, fresh);
			return { ...request, headers: { ...request.headers, [name]: repeated("a;q=0.1, ", HEADER_LENGTH).trim() } };
		},
	}));
}

function inBody(endpoint: Endpoint, elements: Elements): Attempt[] {
	const places = describedPlaces(endpoint, "body");
	const put = (path: Path, name: string, json: string): Attempt => ({
		label: `body.${path.join(".")}: ${name}`,
		spoil: (fresh) => {
			const request = wellMeant(endpoint, { ...fresh, body: withValueAt(fresh.body, path, MARK) });
			return { ...request, payload: String(request.payload).replace(`"${MARK}"`, () => json) };
		},
	});
	const texts = places
		.filter(({ type }) => type === "string")
		.flatMap(({ path, max = 100 }) =>
			some(dearTexts, path.join(), 3).map((text) =>
				put(path, `${text.name}, as long as may be`, JSON.stringify(text.of(max))),
			),
		);
	const arrays = places
		.filter(({ type }) => type === "array")
		.map(({ path, max = ASKED_FOR_MOST }) => {
			const name = String(path.findLast((key) => typeof key === "string"));
			return put(
				path,
				"as many as may be",
				JSON.stringify(Array.from({ length: max }, (_, nth) => elements(name, nth))),
			);
		});
	const records = places
		.filter(({ type }) => type === "record")
		.map(({ path }) => {
			const name = String(path.findLast((key) => typeof key === "string"));
			const sizes = Array.from({ length: SIZES_MAX }, (_, nth) => LETTER_SIZES[nth] ?? `Z${nth}`);
			return put(
				path,
				"as many sizes as may be",
				JSON.stringify(Object.fromEntries(sizes.map((size, nth) => [size, elements(name, nth)]))),
			);
		});
	const once = new Map(places.map(({ path }) => [JSON.stringify(path), path]));
	const large = [...once.values()].flatMap((path) =>
		(path.length === 0 ? dearJson : some(dearJson, endpoint.path + path.join(), 5)).map(({ name, json }) =>
			put(path, name, json),
		),
	);
	return [...texts, ...arrays, ...records, ...large];
}
