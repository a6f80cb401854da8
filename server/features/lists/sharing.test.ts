import { describe, expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { addClient, mailsTo, nextPhone, type TestClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { sharingTest } from "../../testing/listing.ts";

const HOURS = 3_600_000;
const { shop, test, ana, list, newAddress, share } = sharingTest();
const unshare = (user: { email: string } | { ClientPhone: number }, who = ana) =>
	shop.call(lists.unshare, { body: { id: list.id, user } }, who.token);
const read = (who: { token?: string }, token?: string) =>
	shop.call(lists.detail, { params: { id: list.id }, query: { token } }, who.token);
const add = async (who: TestClient) =>
	shop.call(lists.update, { body: { id: list.id, add: [await addProduct(shop)] } }, who.token);
const join = (who: TestClient, token: string) => shop.call(lists.join, { body: { id: list.id, token } }, who.token);
async function linkOf(email: string): Promise<string> {
	const [mail] = await mailsTo(shop, email);
	const found = mail?.text_body.match(/\/lists\/(\d+)\?token=([\w-]+)/);
	expect(Number(found?.[1])).toBe(list.id);
	return found?.[2] ?? "";
}

describe("with a client", () => {
	test("acts at once: the client sees the list, adds and removes", async () => {
		const friend = await addClient(shop, { name: "Bea" });
		const { status, data } = await share({ ClientPhone: friend.phone });
		expect(status).toBe(200);
		expect(data.Colaborators).toEqual([{ phone: friend.phone, email: null }]);
		const { data: theirs } = await shop.call(lists.ofClient, { query: { ClientPhone: friend.phone } }, friend.token);
		expect(theirs).toMatchObject([{ id: list.id, role: "collaborator", ClientPhone: ana.phone, creator: "Ana" }]);
		const added = await add(friend);
		expect(added.data.List).toMatchObject([{ addedBy: "Bea" }]);
		const change = { id: list.id, remove: added.data.rList };
		expect((await shop.call(lists.update, { body: change }, friend.token)).data.rList).toEqual([]);
	});

	test("only the creator shares, renames and deletes", async () => {
		const friend = await addClient(shop);
		await share({ ClientPhone: friend.phone });
		const refused = [
			await share({ ClientPhone: (await addClient(shop)).phone }, friend),
			await share({ email: newAddress() }, friend),
			await shop.call(lists.update, { body: { id: list.id, title: "Mine now" } }, friend.token),
			await shop.call(lists.remove, { query: { id: list.id } }, friend.token),
			await unshare({ email: newAddress() }, friend),
		];
		for (const { status, data } of refused) {
			expect(status).toBe(403);
			expect(data).toMatchObject({ message: listMessages.creatorOnly });
		}
		expect((await read(ana)).data.Colaborators).toHaveLength(1);
	});

	test("one collaborator does not see the phones of others", async () => {
		const [one, two] = [await addClient(shop), await addClient(shop)];
		await share({ ClientPhone: one.phone });
		await share({ ClientPhone: two.phone });
		expect((await read(one)).data.Colaborators).toEqual([{ phone: one.phone, email: null }]);
		expect((await read(ana)).data.Colaborators).toHaveLength(2);
	});

	test("sharing twice is sharing once", async () => {
		const friend = await addClient(shop);
		await Promise.all([share({ ClientPhone: friend.phone }), share({ ClientPhone: friend.phone })]);
		expect((await read(ana)).data.Colaborators).toHaveLength(1);
	});

	test("A10: the answer does not tell whether a client has the phone, nor does anything the creator sees", async () => {
		const [client, guest] = [await addClient(shop), await addClient(shop, { isRegistered: false })];
		const answers = [];
		for (const phone of [client.phone, guest.phone, nextPhone()]) {
			const { data: made } = await shop.call(lists.create, { body: { title: `Probe ${nextPhone()}` } }, ana.token);
			const { status, data } = await share({ ClientPhone: phone }, ana, made.id);
			const { data: later } = await shop.call(lists.detail, { params: { id: made.id }, query: {} }, ana.token);
			expect(later).toEqual(data);
			expect(data.Colaborators).toEqual([{ phone, email: null }]);
			answers.push({ ...data, status, id: 0, title: "", Colaborators: [] });
		}
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});

	test("oneself cannot be shared with", async () => {
		expect((await share({ ClientPhone: ana.phone })).status).toBe(409);
	});

	test("a phone that nobody has can be taken back, too", async () => {
		const phone = nextPhone();
		await share({ ClientPhone: phone });
		expect((await unshare({ ClientPhone: phone })).status).toBe(200);
		expect((await read(ana)).data.Colaborators).toEqual([]);
	});

	test("A10: the list is an invitation until it is accepted", async () => {
		const friend = await addClient(shop);
		await share({ ClientPhone: friend.phone });
		const isInvitation = async () => (await read(friend)).data.isInvitation;
		expect(await isInvitation()).toBe(true);
		expect((await read(ana)).data.isInvitation).toBe(false);
		const accepted = await shop.call(lists.join, { body: { id: list.id } }, friend.token);
		expect(accepted).toMatchObject({ status: 200, data: { role: "collaborator", isInvitation: false } });
		expect(await isInvitation()).toBe(false);
		const stranger = await addClient(shop);
		expect((await shop.call(lists.join, { body: { id: list.id } }, stranger.token)).status).toBe(404);
	});

	test("whoever works on the list has accepted it", async () => {
		const friend = await addClient(shop);
		await share({ ClientPhone: friend.phone });
		expect((await add(friend)).data.isInvitation).toBe(false);
	});

	test("a client who has another phone meanwhile is taken out by the one it was shared with", async () => {
		const friend = await addClient(shop);
		await share({ ClientPhone: friend.phone });
		await shop.pool.query("update client set phone = $2 where id = $1", [friend.id, nextPhone()]);
		expect((await read(ana)).data.Colaborators).toEqual([{ phone: friend.phone, email: null }]);
		await unshare({ ClientPhone: friend.phone });
		expect((await read(friend)).status).toBe(404);
	});

	test("taken back it ends at once; a collaborator may also leave", async () => {
		const friend = await addClient(shop);
		await share({ ClientPhone: friend.phone });
		expect((await unshare({ ClientPhone: friend.phone })).status).toBe(200);
		expect((await read(friend)).status).toBe(404);
		expect((await add(friend)).status).toBe(404);
		await share({ ClientPhone: friend.phone });
		expect((await unshare({ ClientPhone: friend.phone }, friend)).status).toBe(200);
		expect((await read(ana)).data.Colaborators).toEqual([]);
	});
});

describe("by e-mail", () => {
	test("the mailed link opens the list read-only, for anybody, without phones", async () => {
		const email = newAddress();
		const { data } = await share({ email });
		expect(data.invited).toEqual([email]);
		const token = await linkOf(email);
		const opened = await read({}, token);
		expect(opened).toMatchObject({
			status: 200,
			data: { id: list.id, role: "reader", ClientPhone: null, Colaborators: [], invited: [], creator: "Ana" },
		});
		const stranger = await addClient(shop);
		expect((await read(stranger, token)).data.role).toBe("reader");
		expect((await add(stranger)).status).toBe(404);
	});

	test("somebody with that verified address becomes a collaborator, others do not", async () => {
		const email = newAddress();
		await share({ email });
		const token = await linkOf(email);
		const stranger = await addClient(shop);
		expect((await join(stranger, token)).status).toBe(403);
		const unverified = await addClient(shop, { email, verifiedAt: null });
		expect((await join(unverified, token)).status).toBe(403);
		await shop.pool.query("update client set verified_at = now() where id = $1", [unverified.id]);
		expect((await join(unverified, token)).data).toMatchObject({ role: "collaborator" });
		expect((await add(unverified)).status).toBe(200);
		expect((await read(ana)).data).toMatchObject({ Colaborators: [{ phone: unverified.phone, email }], invited: [] });
	});

	test("the answer does not tell whether the address has an account", async () => {
		const client = await addClient(shop);
		const [known, unknown] = [await share({ email: client.email }), await share({ email: newAddress() })];
		expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
		expect(known.data).toMatchObject({ Colaborators: [], invited: [client.email] });
		expect((await read(client)).status).toBe(404);
	});

	test("taken back, link and collaboration end; shared again the same day, the link works again", async () => {
		const email = newAddress();
		await share({ email });
		const token = await linkOf(email);
		const friend = await addClient(shop, { email });
		await join(friend, token);
		await unshare({ email });
		expect((await read({}, token)).status).toBe(404);
		expect((await read(friend)).status).toBe(404);
		expect((await join(friend, token)).status).toBe(404);
		expect((await share({ email })).data).toMatchObject({ invited: [email], Colaborators: [] });
		expect((await read({}, token)).status).toBe(200);
		expect(await mailsTo(shop, email)).toHaveLength(1);
	});

	test("a link opens nothing after seven days, nor another list", async () => {
		const email = newAddress();
		await share({ email });
		const token = await linkOf(email);
		const other = await shop.call(lists.create, { body: { title: "Other" } }, ana.token);
		const crossed = await shop.call(lists.detail, { params: { id: other.data.id }, query: { token } });
		expect(crossed.status).toBe(404);
		shop.clock.now = () => new Date(Date.now() + 7 * 24 * HOURS + 1);
		expect((await read({}, token)).status).toBe(404);
	});

	test("one's own address is refused", async () => {
		expect((await share({ email: ana.email })).status).toBe(409);
	});
});
