import { afterAll, beforeAll, describe, expect } from "vitest";
import { CARE_SYMBOLS } from "#core/rules/care.ts";
import { MEASURES } from "#core/rules/measurements.ts";
import { createPasswords } from "#server/features/credentials/passwords.service.ts";
import { builtPages } from "#server/pages/built.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { makeStaff, makeWorld, rightCaller, signed, type Target } from "../callers.ts";
import { fuzzedShop, targets } from "../fuzzed-shop.ts";
import { type Good, type HostileRequest, wellMeant } from "../hostile-requests.ts";
import { dearRequests } from "./dear-calls.ts";
import { dearPageRequests, pagePaths } from "./dear-pages.ts";
import { type Dear, dearest, type Judged, judge } from "./judge.ts";

const MOST_PER_TARGET_MS = 300_000;
const PRODUCTS = 1_000;

type Request = Omit<Dear, "prepare"> & { prepare: () => Promise<HostileRequest> };

const { shop, test } = shopTest({ ...fuzzedShop, passwords: createPasswords(), pages: builtPages });
const judged: Judged[] = [];
let products: number[];
let staff: Awaited<ReturnType<typeof makeStaff>>;
/** How many passwords were hashed or compared. */
let hashed = 0;
/** The status of the last answer. */
let answered = 0;

beforeAll(async () => {
	products = await stockUp(await addProduct(shop, { price: 10 }));
	const { passwords } = shop.deps;
	shop.deps.passwords = {
		...passwords,
		hash: (...given) => passwords.hash(...given).finally(() => (hashed += 1)),
		verify: (...given) => passwords.verify(...given).finally(() => (hashed += 1)),
	};
	staff = await makeStaff(shop);
}, 120_000);

/** As many products like one as any call takes at once. */
async function stockUp(like: number): Promise<number[]> {
	const { rows } = await shop.pool.query<{ id: number }>(
		`with copy as (
			insert into product (name, brand, description, price_cents, collection_id, category_id)
			select name, brand, description, price_cents, collection_id, category_id from product, generate_series(2, $2) where id = $1
			returning id
		), colour as (
			insert into variant (product_id, color_name) select id, 'Blanco' from copy returning id, product_id
		), shelf as (
			insert into stock (variant_id, size, on_hand) select id, 'M', 5 from colour
		), book as (
			insert into stock_ledger (variant_id, size, delta, reason) select id, 'M', 5, 'initial' from colour
		)
		select id from copy`,
		[like, PRODUCTS],
	);
	return [like, ...rows.map(({ id }) => id)];
}

afterAll(() => {
	console.log(["The ten dearest:", ...dearest(judged, 10)].join("\n"));
});

async function statusOf(request: HostileRequest): Promise<number> {
	const response = await shop.app.inject({ ...request, payloadAsStream: true });
	const stream = response.stream();
	// A stream without an end is not read to its end.
	if (response.headers["x-accel-buffering"]) stream.destroy();
	else await stream.toArray();
	answered = response.statusCode;
	return answered;
}

const letters = (nth: number) => [...String(nth)].map((digit) => "abcdefghij"[Number(digit)]).join("");

function element(name: string, nth: number): unknown {
	const id = products[nth % products.length];
	switch (name) {
		case "cart_items":
			return { id_product: id, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] };
		case "orderDetails":
			return { productid: id, color: "Blanco", size: "M", quantity: 1 };
		case "lines":
			return { line: nth + 1, quantity: 1 };
		case "variants":
			return { ColorName: `Color ${letters(nth)}`, Stocks: { S: 1, M: 1, L: 1, XL: 1 } };
		case "fabric":
			return { fibre: `Fibre ${letters(nth)}`, percent: 12 };
		case "care":
			return CARE_SYMBOLS[nth];
		case "measurements":
			return Object.fromEntries(MEASURES.map((measure) => [measure, 299.9 - nth]));
		default:
			return id;
	}
}

/** Judges requests one after the other; those that always cost more than they may, in words. */
async function tooDear(requests: readonly Request[]): Promise<string[]> {
	const found: Judged[] = [];
	for (const { label, prepare, ...others } of requests) {
		const ready = async () => {
			const request = await prepare();
			// What is answered from memory costs nothing.
			shop.deps.cache.clear();
			return () => statusOf(request);
		};
		found.push(await judge({ label, prepare: ready, ...others }));
	}
	judged.push(...found);
	return dearest(found.filter(({ isTooDear }) => isTooDear));
}

describe.each(targets)("$title", (target: Target) => {
	test(
		"A2: no request within its limits costs more than it may",
		async () => {
			const { endpoint } = target;
			let world = await makeWorld(shop, target, staff);
			const asItIs = { label: "as it is", spoil: (usual: Good) => wellMeant(endpoint, usual) };
			const requests = [asItIs, ...dearRequests(endpoint, world.good, element)].map(({ label, spoil }) => {
				let hashedBefore = hashed;
				return {
					label: `${target.title} ${label}`,
					prepare: async () => {
						if (answered === 401) staff = await makeStaff(shop);
						if (answered === 401 || (answered < 300 && endpoint.method !== "GET"))
							world = await makeWorld(shop, target, staff);
						hashedBefore = hashed;
						return signed(spoil(world.good), world.good, world.tokens[rightCaller(target)]);
					},
					worksElsewhere: () => hashed > hashedBefore,
				};
			});
			expect(await tooDear(requests)).toEqual([]);
		},
		MOST_PER_TARGET_MS,
	);
});

test.each(pagePaths)(
	"A1: %s costs no more than it may, whatever is written in its address",
	async (path) => {
		const requests = dearPageRequests(path, String(products[0]));
		expect(await tooDear(requests.map(({ label, request }) => ({ label, prepare: async () => request })))).toEqual([]);
	},
	MOST_PER_TARGET_MS,
);
