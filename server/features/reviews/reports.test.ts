import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { type NewReport, reviews } from "#core/contract/reviews.ts";
import { reviewMessages } from "#core/messages/reviews.ts";
import { addClient, addStaff, PASSWORD, type TestStaff } from "../../testing/actors.ts";
import { addProduct, addReview } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest();
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const report = (id: number, token?: string, body: Partial<NewReport> = {}) =>
	shop.call(reviews.report, { params: { id }, body: { reason: "offensive", ...body } }, token);
const reported = async () =>
	(await shop.call(reviews.staffList, { query: { show: "reported" } }, staff.token)).data.map(({ id, reports }) => ({
		id,
		reports: reports.map(({ reason, words, byClient }) => ({ reason, words, byClient })),
	}));
const settle = (id: number, reportsSeen: boolean) =>
	shop.call(reviews.change, { params: { id }, body: { reportsSeen } }, staff.token);

test("what somebody reports, staff see once per person; shoppers go on seeing the review and no count", async () => {
	const product = await addProduct(shop);
	const id = await addReview(shop, product);
	const [one, other] = [await addClient(shop), await addClient(shop)];
	const told = await report(id, one.token, { words: " Rude " });
	expect(told).toMatchObject({ status: 202, data: { message: reviewMessages.reported } });
	expect(await report(id, one.token, { reason: "untrue" })).toMatchObject({ status: 202, data: told.data });
	await report(id, other.token, { reason: "advertising" });
	await report(id);
	expect(await report(id)).toMatchObject({ status: 202, data: told.data });
	expect(await reported()).toEqual([
		{
			id,
			reports: [
				{ reason: "offensive", words: "Rude", byClient: true },
				{ reason: "advertising", words: "", byClient: true },
				{ reason: "offensive", words: "", byClient: false },
			],
		},
	]);
	const { data } = await shop.call(reviews.list, { query: { product } });
	expect(data).toHaveLength(1);
	expect(JSON.stringify(data)).not.toMatch(/report|offensive|Rude/);
	await settle(id, true);
	expect(await reported()).toEqual([]);
	await settle(id, false);
	expect(await reported()).toMatchObject([{ id }]);
	await settle(id, true);
});

test("one person who reports many times at once is counted once", async () => {
	const id = await addReview(shop, await addProduct(shop));
	const { token } = await addClient(shop);
	const answers = await Promise.all(Array.from({ length: 8 }, () => report(id, token)));
	expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
	expect((await reported())[0]?.reports).toHaveLength(1);
	await settle(id, true);
});

test("a hidden review is no longer among the reported, and nobody learns that it is there", async () => {
	const id = await addReview(shop, await addProduct(shop));
	const { token } = await addClient(shop);
	await report(id, token);
	const hidden = { reason: "Insults" };
	await shop.call(reviews.change, { params: { id }, body: { hidden } }, staff.token);
	expect(await reported()).toEqual([]);
	expect([await report(id, token), await report(999_999, token)]).toMatchObject([{ status: 404 }, { status: 404 }]);
});

test("what a client wrote in a report goes with the account; that there was one stays", async () => {
	const id = await addReview(shop, await addProduct(shop));
	const client = await addClient(shop);
	await report(id, client.token, { words: "I know the author" });
	const body = { login_password: PASSWORD };
	await shop.call(clients.remove, { params: { id: client.phone }, body }, client.token);
	expect(await reported()).toEqual([{ id, reports: [{ reason: "offensive", words: "", byClient: false }] }]);
});

test("an address that reports without end is turned away", async () => {
	const id = await addReview(shop, await addProduct(shop));
	const { hits } = shop.deps.config.limits.report;
	const answers = await Promise.all(Array.from({ length: hits + 5 }, () => report(id)));
	expect(answers.some(({ status }) => status === 429)).toBe(true);
});

test.each([[{ reason: "dull" }], [{ words: "x".repeat(501) }], [{ words: "a\0b" }]])("%o is refused", async (body) => {
	const id = await addReview(shop, await addProduct(shop));
	const { token } = await addClient(shop);
	expect((await report(id, token, body as NewReport)).status).toBe(400);
});
