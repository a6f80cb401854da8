import fc from "fast-check";
import { changes as undoCalls } from "#core/contract/changes.ts";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { reviews } from "#core/contract/reviews.ts";
import { asks, deed, plan, type Step } from "../deed.ts";
import { accountOf, of, PRODUCTS, type Product, productOf, SIZES } from "../state.ts";
import { person } from "./carts.ts";

const product = fc.constantFrom(...PRODUCTS);

const offerAt = (cents: number, percent: number) =>
	Math.max(1, Math.min(cents - 1, Math.round((cents * (100 - percent)) / 100)));

function setOffer(product: Product, percent: number | null): void {
	const offerCents = percent === null ? null : offerAt(product.cents, percent);
	if (offerCents === product.offerCents) return;
	Object.assign(product, { percent, offerCents, version: product.version + 1 });
}

/** Units more or less, and perhaps another price, all of it or nothing. */
export const edit = plan(
	"staff edit a product",
	fc.record({
		name: product,
		cents: fc.option(fc.integer({ min: 100, max: 4000 })),
		stock: fc.option(fc.record({ size: fc.constantFrom(...SIZES), delta: fc.integer({ min: -3, max: 7 }) }), {
			freq: 3,
		}),
		saysVersion: fc.boolean(),
	}),
	({ name, cents, stock, saysVersion }, state) => {
		const { version } = of(state.products, name);
		const edits: Step = (now) => {
			const found = of(now.products, name);
			if (saysVersion && found.version !== version) return "409 version_conflict";
			const units = stock && of(now.units, `${name} ${stock.size}`);
			if (units && stock.delta !== 0) {
				if (units.onHand + stock.delta < units.reserved) return "409 conflict";
				units.onHand += stock.delta;
			}
			if (cents !== null && cents !== found.cents) {
				found.cents = cents;
				found.offerCents = found.percent === null ? null : offerAt(cents, found.percent);
			}
			found.version += 1;
			return "200";
		};
		return deed([edits], (world) => {
			const updatedProduct = {
				id_product: world.productId(name),
				...(cents !== null && { price: cents / 100 }),
				...(stock && { stockChanges: [{ ColorName: "Blanco", ...stock }] }),
				...(saysVersion && { version }),
			};
			return world.call(products.update, { body: { updatedProduct } }, world.staff.token);
		});
	},
);

export const offer = plan(
	"staff make or end offers",
	fc.record({ names: fc.uniqueArray(product, { minLength: 1 }), percent: fc.option(fc.constantFrom(10, 25, 50)) }),
	({ names, percent }) => {
		const changes: Step = (now) => {
			for (const name of names) setOffer(of(now.products, name), percent);
			return "200";
		};
		return deed([changes], (world) => {
			const ids = names.map((name) => world.productId(name));
			return percent === null
				? world.call(offers.end, { body: { ids } }, world.staff.token)
				: world.call(offers.apply, { body: { discount: percent, ids } }, world.staff.token);
		});
	},
);

export const sell = plan(
	"staff take a product off sale or put it back",
	fc.record({ name: product, onSale: fc.constantFrom(true, true, false) }),
	({ name, onSale }) => {
		const changes: Step = (now) => {
			const found = of(now.products, name);
			if (found.isSold !== onSale) Object.assign(found, { isSold: onSale, version: found.version + 1 });
			return "200";
		};
		return deed([changes], (world) =>
			world.call(products.setSale, { params: { id: world.productId(name) }, body: { onSale } }, world.staff.token),
		);
	},
);

/** What is read in the middle of changes may be old; what is kept of it afterwards may not, and is looked at. */
export const look = plan("looks at a product", fc.record({ name: product }), ({ name }) => ({
	courses: [{ steps: [() => undefined] }],
	send: async (world) => {
		const { status } = await world.shop.call(products.detail, { params: { id: world.productId(name) } });
		return [status === 200 || status === 410 ? undefined : `${status}`];
	},
}));

export const review = plan(
	"reviews a product",
	fc.record({ who: person, name: product, stars: fc.integer({ min: 1, max: 5 }) }),
	({ who, name, stars }, state) => {
		const account = accountOf(state, who);
		const writes: Step = (now) => {
			const { reviews } = of(now.products, name);
			const hasBought = Object.values(now.orders).some(
				({ buyer, lines, payment, status }) =>
					buyer === account &&
					payment === "approved" &&
					status !== "Canceled" &&
					Object.keys(lines).some((unit) => productOf(unit) === name),
			);
			if (!of(now.people, who).isThere || accountOf(now, who) !== account) return "401 unauthorized";
			if (!hasBought) return "403 forbidden";
			if (reviews[account] !== undefined) return "409 conflict";
			reviews[account] = stars;
			return "201";
		};
		return deed([asks(state, who), writes], (world) => {
			const body = { product: world.productId(name), stars, description: "As worn" };
			return world.call(reviews.create, { body }, world.person(who).token);
		});
	},
);

/** Staff change a price and take it back at once: what was meant for sale costs what it did. */
export const changeAndUndo = plan(
	"staff change a price and take it back",
	fc.record({ name: product, cents: fc.integer({ min: 100, max: 4000 }) }),
	({ name, cents }, state) => {
		if (of(state.products, name).cents === cents) return null;
		const changes: Step = (now) => {
			of(now.products, name).version += 2;
			return "200 200";
		};
		return deed([changes], async (world) => {
			const updatedProduct = { id_product: world.productId(name), price: cents / 100 };
			const { status, headers } = await world.shop.call(
				products.update,
				{ body: { updatedProduct } },
				world.staff.token,
			);
			const id = Number(headers["x-change"]);
			return `${status} ${await world.call(undoCalls.undo, { params: { id } }, world.staff.token)}`;
		});
	},
);
