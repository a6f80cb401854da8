import fc from "fast-check";
import { type Cart, carts } from "#core/contract/carts.ts";
import { asks, deed, plan, type Step } from "../deed.ts";
import { leftOf, of, PEOPLE, PRODUCTS, productOf, SIZES, type State } from "../state.ts";

const unit = fc.tuple(fc.constantFrom(...PRODUCTS), fc.constantFrom(...SIZES)).map(([name, size]) => `${name} ${size}`);
export const lines = fc.dictionary(unit, fc.integer({ min: 1, max: 4 }), {
	minKeys: 1,
	maxKeys: 3,
	noNullPrototype: true,
});
export const person = fc.constantFrom(...PEOPLE);

const words = (cart: Record<string, number>) =>
	Object.entries(cart)
		.map(([name, n]) => `${name}×${n}`)
		.sort()
		.join(", ");

const cartWords = ({ cart_items }: Cart) =>
	words(
		Object.fromEntries(
			cart_items.map(({ name, variants: [variant] }) => {
				const [size, n] = Object.entries(variant?.Stocks ?? {})[0] as [string, number];
				return [`${name} ${size}`, n];
			}),
		),
	);

/** What can be had of every unit is read at one moment… */
const looks: Step = (state, memory) => {
	memory.left = Object.fromEntries(
		Object.keys(state.units).map((name) => [
			name,
			of(state.products, productOf(name)).isSold ? leftOf(state, name) : 0,
		]),
	);
};

const fitting = (wanted: Record<string, number>, left: Record<string, number>) =>
	Object.fromEntries(
		Object.entries(wanted)
			.map(([name, n]) => [name, Math.min(n, of(left, name))] as const)
			.filter(([, n]) => n > 0),
	);

function sum(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
	const both = { ...one };
	for (const [name, n] of Object.entries(other)) both[name] = (both[name] ?? 0) + n;
	return both;
}

/** …and the cart is written at a later one. */
const writes =
	(who: string, account: number, given: Record<string, number>, merge: string | null): Step =>
	(state, memory) => {
		const person = of(state.people, who);
		const left = memory.left as Record<string, number>;
		if (!person.isThere || person.account !== account) return "401 unauthorized";
		if (merge !== null && person.merges.includes(merge)) return `200 ${words(fitting(person.cart, left))}`.trim();
		if (merge !== null) person.merges.push(merge);
		person.cart = fitting(merge === null ? given : sum(person.cart, given), left);
		return `200 ${words(person.cart)}`.trim();
	};

function save(state: State, who: string, given: Record<string, number>, merge: string | null) {
	const { account } = of(state.people, who);
	return deed([asks(state, who), looks, writes(who, account, given, merge)], (world) => {
		const { phone, token } = world.person(who);
		const cart_items = world.linesOf(given).map(({ productid, size, quantity }) => ({
			id_product: productid,
			variants: [{ ColorName: "Blanco", Stocks: { [size]: quantity } }],
		}));
		const body = { cart_items, ...(merge !== null && { merge: world.idOf(merge) }) };
		return world.call(carts.save, { params: { clientPhone: phone }, body }, token, cartWords);
	});
}

export const setCart = plan("sets the cart", fc.record({ who: person, lines }), ({ who, lines }, state) =>
	save(state, who, lines, null),
);

export const mergeCart = plan(
	"merges a cart",
	fc.record({ who: person, lines, merge: fc.constantFrom("first cart", "second cart", "third cart") }),
	({ who, lines, merge }, state) => save(state, who, lines, merge),
);

export const readCart = plan("reads the cart", fc.record({ who: person }), ({ who }, state) => {
	const remembers: Step = (now, memory) => {
		memory.cart = of(now.people, who).cart;
	};
	const tells: Step = (now, memory) => {
		looks(now, memory);
		const fitted = fitting(memory.cart as Record<string, number>, memory.left as Record<string, number>);
		return `200 ${words(fitted)}`.trim();
	};
	return deed([asks(state, who), remembers, tells], (world) => {
		const { phone, token } = world.person(who);
		return world.call(carts.detail, { params: { clientPhone: phone } }, token, cartWords);
	});
});
