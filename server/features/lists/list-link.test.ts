import { expect } from "vitest";
import { lists } from "#core/contract/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { addClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { listingTest } from "../../testing/listing.ts";

const { shop, test, ana, create, update } = listingTest();
const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token") ?? "";
const look = (id: number, token: string, who?: { token?: string }) =>
	shop.call(lists.detail, { params: { id }, query: { token } }, who?.token);

test("a list is private until its creator opens it, and then whoever has the link can look", async () => {
	const product = await addProduct(shop, { name: "Linen shirt" });
	const { data } = await create("Wishes", [product]);
	expect(data).toMatchObject({ visibility: "private", link: null });
	const opened = await update({ id: data.id, visibility: "link" });
	expect(opened.data.visibility).toBe("link");
	const token = tokenOf(opened.data.link);
	expect(new URL(opened.data.link ?? "").pathname).toBe(`/lists/${data.id}`);
	for (const who of [undefined, await addClient(shop)]) {
		const seen = await look(data.id, token, who);
		expect(seen.status).toBe(200);
		expect(seen.data).toMatchObject({
			role: "reader",
			ClientPhone: null,
			Colaborators: [],
			invited: [],
			link: opened.data.link,
			List: [{ name: "Linen shirt" }],
		});
	}
	expect((await update({ id: data.id, visibility: "link" })).data.link).toBe(opened.data.link);
});

test("taken back it opens nothing from that moment, and opened again it has another link", async () => {
	const { data } = await create("Taken back");
	const first = tokenOf((await update({ id: data.id, visibility: "link" })).data.link);
	expect((await update({ id: data.id, visibility: "private" })).data).toMatchObject({
		visibility: "private",
		link: null,
	});
	expect((await look(data.id, first)).status).toBe(404);
	const second = tokenOf((await update({ id: data.id, visibility: "link" })).data.link);
	expect(second).not.toBe(first);
	expect((await look(data.id, first)).status).toBe(404);
	expect((await look(data.id, second)).status).toBe(200);
});

test("a link opens its own list alone, and changes nothing", async () => {
	const [one, two] = [(await create("Opened")).data.id, (await create("Closed")).data.id];
	const token = tokenOf((await update({ id: one, visibility: "link" })).data.link);
	expect((await look(two, token)).status).toBe(404);
	const eve = await addClient(shop);
	expect((await update({ id: one, title: "Mine" }, eve)).status).toBe(404);
	expect((await shop.call(lists.join, { body: { id: one, token } }, eve.token)).status).toBe(404);
});

test("collaborators neither open a list nor see its link", async () => {
	const friend = await addClient(shop);
	const { data } = await create("With a friend");
	await shop.call(lists.share, { body: { id: data.id, newUser: { ClientPhone: friend.phone } } }, ana.token);
	expect(await update({ id: data.id, visibility: "link" }, friend)).toMatchObject({
		status: 403,
		data: { message: listMessages.creatorOnly },
	});
	await update({ id: data.id, visibility: "link" });
	const seen = await shop.call(lists.detail, { params: { id: data.id } }, friend.token);
	expect(seen.data).toMatchObject({ role: "collaborator", visibility: "link", link: null });
});
