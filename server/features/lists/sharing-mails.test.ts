import { expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { addClient, mailsTo, nextPhone, type TestClient } from "../../testing/actors.ts";
import { sharingTest } from "../../testing/listing.ts";

const HOURS = 3_600_000;
const { shop, test, ana, list, newAddress, share } = sharingTest();

test("one mail per list and address a day, in whatever case and however many at once", async () => {
	const email = newAddress();
	const answers = await Promise.all([share({ email }), share({ email: email.toUpperCase() }), share({ email })]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await mailsTo(shop, email)).toHaveLength(1);
	shop.clock.now = () => new Date(Date.now() + 25 * HOURS);
	expect((await share({ email }, await fresh(ana))).status).toBe(200);
	expect(await mailsTo(shop, email)).toHaveLength(2);
});

test("one account cannot flood with mails, nor can many flood one address", async () => {
	const target = newAddress();
	const statuses: number[] = [];
	for (let sent = 0; sent < 31; sent += 1) statuses.push((await share({ email: newAddress() })).status);
	expect(statuses).toEqual([...Array(30).fill(200), 429]);
	for (let sent = 0; sent < 6; sent += 1) {
		const who = await addClient(shop);
		const { data } = await shop.call(lists.create, { body: { title: "Flood" } }, who.token);
		const { status } = await share({ email: target }, who, data.id);
		expect(status).toBe(sent < 5 ? 200 : 429);
	}
	expect(await mailsTo(shop, target)).toHaveLength(5);
});

test.each([
	"friend@shop.test\r\nBcc: everybody@shop.test",
	"one@shop.test, two@shop.test",
	"Friend <friend@shop.test>",
	"nobody",
	"",
])("%j is refused, and no mail is sent", async (email) => {
	expect((await share({ email })).status).toBe(400);
	const { rows } = await shop.pool.query(
		"select from mail where to_address like 'everybody%' or to_address like 'one@%'",
	);
	expect(rows).toEqual([]);
	expect((await shop.call(lists.detail, { params: { id: list.id }, query: {} }, ana.token)).data.invited).toEqual([]);
});

test("a title that looks like an address does not travel in the mail", async () => {
	const email = newAddress();
	await shop.call(lists.update, { body: { id: list.id, title: "Win at evil.example/now" } }, ana.token);
	await share({ email });
	const [mail] = await mailsTo(shop, email);
	expect(`${mail?.subject} ${mail?.text_body} ${mail?.html_body}`).not.toContain("evil");
	expect(mail?.text_body).toContain("Ana shares a wish list");
});

test("a client found by phone is mailed in their language, once a day, and may decline; the creator is answered the same", async () => {
	const [friend, silent] = [await addClient(shop), await addClient(shop, { verifiedAt: null })];
	await shop.pool.query("update client set language = 'es' where id = $1", [friend.id]);
	const answers = [];
	for (const phone of [friend.phone, silent.phone, nextPhone()]) {
		const { status, data } = await share({ ClientPhone: phone });
		const { Colaborators, version: _, ...rest } = data;
		answers.push({ status, rest, last: Object.keys(Colaborators.at(-1) ?? {}) });
		await shop.call(lists.unshare, { body: { id: list.id, user: { ClientPhone: phone } } }, ana.token);
		await share({ ClientPhone: phone });
		await shop.call(lists.unshare, { body: { id: list.id, user: { ClientPhone: phone } } }, ana.token);
	}
	expect(answers[1]).toEqual(answers[0]);
	expect(answers[2]).toEqual(answers[0]);
	expect(await mailsTo(shop, silent.email)).toEqual([]);
	const [mail, ...more] = await mailsTo(shop, friend.email);
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ kind: "list-invited", subject: "Compartieron una lista de deseos con vos" });
	expect(mail?.text_body).toContain("Ana comparte con vos");
	expect(mail?.text_body).toMatch(new RegExp(`/lists/${list.id}\\n`));
	await share({ ClientPhone: friend.phone });
	const leave = { body: { id: list.id, user: { ClientPhone: friend.phone } } };
	expect((await shop.call(lists.unshare, leave, friend.token)).status).toBe(200);
	expect((await shop.call(lists.detail, { params: { id: list.id } }, ana.token)).data.Colaborators).toEqual([]);
});

/** The same client with a session that has not run out meanwhile. */
async function fresh(who: TestClient): Promise<TestClient> {
	await shop.pool.query("update session set expires_at = now() + interval '9 days' where client_id = $1", [who.id]);
	return who;
}
