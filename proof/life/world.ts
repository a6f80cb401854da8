import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { GivenTo, ReplyOf } from "#core/calls/call.ts";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { lists } from "#core/contract/lists.ts";
import type { PaymentRequest } from "#core/contract/payments.ts";
import { discountCode } from "#server/db/schema.ts";
import { addClient, addStaff, PASSWORD, type TestClient, type TestStaff } from "#server/testing/actors.ts";
import type { TestShop } from "#server/testing/app.ts";
import { shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import type { Told } from "./deed.ts";
import type { LossyPayments } from "./payments.ts";
import { FIRST_LIST, firstDay, of, PEOPLE, PRODUCTS, type State } from "./state.ts";

const DAY = 86_400_000;
const FAR = new Date("2100-01-01");

/** Where worlds are: one after the other in the same shop. */
export type Place = { shop: TestShop; provider: LossyPayments; reader: pg.Client };

/** The real side of a world: which rows of the shop stand for the names of the model. */
export class World {
	readonly shop: TestShop;
	readonly provider: LossyPayments;
	/** Sees the world as the database has it. */
	readonly reader: pg.Client;
	readonly staff: TestStaff;
	readonly products = new Map<string, number>();
	readonly people = new Map<string, TestClient>();
	/** Everybody who ever was, as `ana#1`, by the id of the row. */
	readonly accounts = new Map<number, string>();
	/** Lists by the model's name, and by title and owner as they are seen. */
	readonly lists = new Map<string, number>();
	readonly titles = new Map<string, number>();
	readonly openedAt: number;
	/** What opens a gift list, by its id. */
	readonly keysOfLists = new Map<number, string>();
	readonly bodies = new Map<string, PaymentRequest>();
	readonly orderTokens = new Map<string, string>();
	/** Orders by link, and which of them each card was tried for. */
	readonly links = new Set<string>();
	readonly tries = new Map<string, string>();
	private readonly mark = randomUUID().slice(0, 8).toUpperCase();
	private readonly ids = new Map<string, string>();

	private constructor({ shop, provider, reader }: Place, staff: TestStaff) {
		this.shop = shop;
		this.provider = provider;
		this.reader = reader;
		this.staff = staff;
		this.openedAt = shop.deps.now().getTime();
	}

	/** Stocks the shop as the model begins. */
	static async open(place: Place): Promise<World> {
		const { shop } = place;
		const world = new World(place, await addStaff(shop, "admin", { sessionEndsAt: FAR }));
		const { codes, products, units } = firstDay();
		for (const name of PRODUCTS) {
			const Stocks = { S: of(units, `${name} S`).onHand, M: of(units, `${name} M`).onHand };
			world.products.set(
				name,
				await addProduct(shop, { name, price: of(products, name).cents / 100, variants: [{ Stocks }] }),
			);
		}
		for (const [name, { percent, cents, most }] of Object.entries(codes)) {
			await shop.db
				.insert(discountCode)
				.values({ code: world.codeOf(name), percent, amountCents: cents, maxUses: most, startsAt: new Date(0) });
		}
		for (const name of PEOPLE) world.meet(`${name}#1`, await addClient(shop, { sessionEndsAt: FAR }));
		await world.openFirstList();
		return world;
	}

	private async openFirstList(): Promise<void> {
		const { owner, title, items } = of(firstDay().lists, FIRST_LIST);
		const { token } = this.person(owner);
		const body = { title, rList: items.map((item) => this.productId(item)) };
		const { id } = (await this.shop.call(lists.create, { body }, token)).data;
		const opened = await this.shop.call(lists.update, { body: { id, ...this.asGiftList() } }, token);
		this.lists.set(FIRST_LIST, id);
		this.noteLink(id, opened.data.link);
	}

	meet(account: string, client: TestClient): void {
		this.people.set(account.split("#")[0] as string, client);
		this.accounts.set(client.id, account);
	}

	/** What makes a list one, for a day that nobody lives to see. */
	asGiftList() {
		const day = new Date(this.openedAt + 200 * DAY).toISOString().slice(0, 10);
		return { visibility: "link" as const, gift: { day, address: shipping.address } };
	}

	/** The link of a list, by which others can give. */
	noteLink(id: number, link: string | null): void {
		this.keysOfLists.set(id, new URL(link ?? "").searchParams.get("token") ?? "");
	}

	codeOf(name: string): string {
		return `${name}-${this.mark}`;
	}

	/** The same word stands for the same id all through a world. */
	idOf(word: string): string {
		const id = this.ids.get(word) ?? randomUUID();
		this.ids.set(word, id);
		return id;
	}

	/** What the shop gave an id itself is called by the model's name. */
	nameId(word: string, id: string): void {
		this.ids.set(word, id);
	}

	wordOf(id: string): string {
		return [...this.ids].find(([, known]) => known === id)?.[0] ?? id;
	}

	nameOf(clientId: number): string {
		return (this.accounts.get(clientId) ?? "nobody").split("#")[0] as string;
	}

	/** Learns which rows the model's lists are, once they have been seen. */
	nameLists({ lists }: State): void {
		for (const [name, { title, owner }] of Object.entries(lists)) {
			const id = this.titles.get(`${title} of ${owner}`);
			if (id !== undefined && !this.lists.has(name)) this.lists.set(name, id);
		}
	}

	productId(name: string): number {
		return known(this.products, name);
	}

	person(name: string): TestClient {
		return known(this.people, name);
	}

	listId(name: string): number {
		return known(this.lists, name);
	}

	/** The payment request that was sent with a key. */
	bodyOf(key: string): PaymentRequest {
		return known(this.bodies, key);
	}

	/** What every order's payment is known by. */
	keys(): string[] {
		return [...this.bodies.keys(), ...this.links];
	}

	/** Which order a payment at the provider is for. */
	orderOf(reference: string): string {
		return this.tries.get(reference) ?? reference;
	}

	/** The payment at the provider, of the last card that was tried. */
	chargeOf(key: string) {
		return [...this.provider.byId.values()].findLast(({ reference }) => this.orderOf(reference) === key);
	}

	/** The products of units, with how many of each. */
	linesOf(lines: Record<string, number>): { productid: number; size: "S" | "M"; quantity: number }[] {
		return Object.entries(lines).map(([unit, quantity]) => {
			const [name, size] = unit.split(" ") as [string, "S" | "M"];
			return { productid: this.productId(name), size, quantity };
		});
	}

	/** The line of a real order that stands for a unit. */
	async lineOf(id: number, unit: string): Promise<number> {
		const [name = "", size] = unit.split(" ");
		const { rows } = await this.shop.pool.query<{ line: number }>(
			"select line from order_line where order_id = $1 and product_id = $2 and size = $3",
			[id, this.products.get(name), size],
		);
		return rows[0]?.line ?? 0;
	}

	async orderId(key: string): Promise<number> {
		return this.one("select order_id as id from payment_attempt where id = $1", key);
	}

	async clientId(phone: number): Promise<number> {
		return this.one("select id from client where phone = $1", phone);
	}

	private async one(query: string, parameter: string | number): Promise<number> {
		const { rows } = await this.shop.pool.query<{ id: number }>(query, [parameter]);
		if (!rows[0]) throw new Error(`nothing for ${parameter}`);
		return rows[0].id;
	}

	/** Makes a call and puts the answer in a few words. */
	async call<E extends Endpoint>(
		endpoint: E,
		given: GivenTo<E>,
		token: string | undefined,
		words: (reply: ReplyOf<E>) => string = () => "",
	): Promise<Told> {
		const { status, data } = await this.shop.call(endpoint, given, token);
		const said = status < 300 ? words(data) : String((data as { code?: unknown }).code);
		return `${status} ${said}`.trim();
	}
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
	const found = map.get(name);
	if (found === undefined) throw new Error(`the world has no ${name}`);
	return found;
}

/** The n-th password somebody has had. */
export const passwordOf = (nth: number) => (nth === 0 ? PASSWORD : `correct horse ${nth}`);
