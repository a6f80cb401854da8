import { buffer } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { archive } from "#core/contract/archive.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addArchive, fillWholeShop, newShop, textOf, unpacked } from "#server/testing/archives.ts";
import { drainJobs } from "#server/testing/drain-jobs.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import type { Deps } from "../../deps.ts";
import { archiveJob } from "./archive.jobs.ts";
import { openKeptArchive, tidyArchives } from "./kept-archive.service.ts";

const { shop, test } = shopTest();
let admin: Awaited<ReturnType<typeof addStaff>>;

test.beforeAll(async () => {
	await fillWholeShop(shop);
	admin = await addStaff(shop, "admin", { userName: "owner" });
});
test.beforeEach(async () => {
	await shop.pool.query("delete from shop_archive; delete from pgboss.job where name = 'shop-archive'");
});

const make = () => shop.call(archive.make, {}, admin.token);
const known = async () => (await shop.call(archive.find, {}, admin.token)).data.archive;
const partsKept = async () => (await shop.pool.query("select from shop_archive_part")).rowCount;
const actor = () => ({ staffId: admin.id, userName: "owner" });
async function download(id: number): Promise<Buffer> {
	return buffer((await openKeptArchive(shop.deps, actor(), id)).file);
}
/** One run of the job, in a process that differs from the others in what is given. */
const run = (id: number, given: Partial<Deps> = {}, isLast = false) =>
	archiveJob.work({ ...shop.deps, ...given }, { id }, { attempt: 1, isLast });
const later = (ms: number) => ({ ...shop.deps, now: () => new Date(shop.deps.now().getTime() + ms) });

test("the whole shop is written after the answer, and what is downloaded opens as the same shop", async () => {
	const { status, data } = await make();
	expect([status, data.state, data.by]).toEqual([202, "waiting", "owner"]);
	expect((await drainJobs(shop)).failed).toBe(0);
	const done = await known();
	expect(done).toMatchObject({ id: data.id, state: "done", problem: null, done: done?.total });
	expect(done?.total).toBeGreaterThan(30);
	const answer = await shop.get(`/api/archive/${data.id}/file`, { authorization: `Bearer ${admin.token}` });
	expect(answer.headers).toMatchObject({
		"content-type": "application/zip",
		"content-length": String(done?.bytes),
		"content-disposition": expect.stringMatching(/^attachment; filename="shop-\d{4}-\d\d-\d\d\.zip"$/),
		"cache-control": "no-store",
	});
	const file = await download(data.id);
	expect(file.length).toBe(done?.bytes);
	expect(textOf(await unpacked(file))).not.toContain("password");
	const other = await newShop();
	onTestFinished(() => other.close());
	expect(await other.open(file)).toMatchObject({ logIns: false, pictures: [{ id: "front_1" }] });
});

test("who asks while one is being made gets that one; a finished one makes room for the next", async () => {
	const [first, second] = await Promise.all([make(), make()]);
	expect(first.data.id).toBe(second.data.id);
	expect((await drainJobs(shop)).done).toBe(1);
	const next = await make();
	expect(next.data.id).not.toBe(first.data.id);
	expect(await partsKept()).toBe(0);
	expect((await shop.call(archive.download, { params: { id: first.data.id } }, admin.token)).status).toBe(404);
});

test("asking, downloading and deleting are noted with who did it", async () => {
	await shop.pool.query("delete from audit_log where action like 'archive.%'");
	const { id } = (await make()).data;
	await drainJobs(shop);
	await shop.call(archive.download, { params: { id } }, admin.token);
	await shop.call(archive.remove, { params: { id } }, admin.token);
	const { rows } = await shop.pool.query(
		"select staff_name, action, subject from audit_log where action like 'archive.%' order by id",
	);
	const noted = ["archive.make", "archive.download", "archive.remove"];
	expect(rows).toEqual(noted.map((action) => ({ staff_name: "owner", action, subject: String(id) })));
	expect((await shop.call(archive.remove, { params: { id } }, admin.token)).status).toBe(404);
});

test("nothing is offered before all of it is there", async () => {
	const { id } = (await make()).data;
	const crashAt = async () => {
		expect(await known()).toMatchObject({ state: "writing" });
		expect((await shop.call(archive.download, { params: { id } }, admin.token)).status).toBe(404);
	};
	await run(id, { crashAt });
	expect(await known()).toMatchObject({ state: "done" });
});

test("one that is called off while it is written leaves nothing behind", async () => {
	const { id } = (await make()).data;
	const crashAt = async () => void (await shop.call(archive.remove, { params: { id } }, admin.token));
	await run(id, { crashAt });
	expect([await known(), await partsKept()]).toEqual([null, 0]);
});

test("a slow process that another has taken the work from neither adds to the file nor finishes it", async () => {
	const { id } = (await make()).data;
	await run(id, {
		crashAt: async (point) => {
			if (point === "archive: before it is offered") await run(id);
		},
	});
	const done = await known();
	expect((await download(id)).length).toBe(done?.bytes);
});

test("what fails is tried again, and at last said; nothing of it stays", async () => {
	const { id } = (await make()).data;
	const crashAt = () => {
		throw new Error("the disk is full");
	};
	await expect(run(id, { crashAt })).rejects.toThrow("the disk is full");
	expect(await known()).toMatchObject({ state: "writing" });
	await expect(run(id, { crashAt }, true)).rejects.toThrow("the disk is full");
	expect(await known()).toMatchObject({ state: "failed", problem: "interrupted", until: null });
	expect(await partsKept()).toBe(0);
	expect((await make()).data).toMatchObject({ state: "waiting" });
});

test("pictures that are not where the server looks are told of at once", async () => {
	const { id } = (await make()).data;
	const local = { ...shop.deps.storages.local, get: async () => null };
	await run(id, { storages: { ...shop.deps.storages, current: local, local } });
	expect(await known()).toMatchObject({ state: "failed", problem: "no_pictures" });
});

test("a closing shop stops at the next part, for another to begin anew", async () => {
	const { id } = (await make()).data;
	await expect(run(id, { closing: AbortSignal.abort(new Error("closing")) })).rejects.toThrow("closing");
	expect(await partsKept()).toBe(0);
	await run(id);
	expect(await known()).toMatchObject({ state: "done" });
});

test("a file is kept for a day, and what was given up by every process is said to have failed", async () => {
	const id = await addArchive(shop);
	await tidyArchives(later(86_400_000 - 1000));
	expect(await known()).toMatchObject({ id });
	await expect(openKeptArchive(later(86_400_001), actor(), id)).rejects.toThrow("no longer kept");
	await tidyArchives(later(86_400_001));
	expect(await known()).toBeNull();
	await make();
	await tidyArchives(later(3_600_000));
	expect(await known()).toMatchObject({ state: "waiting" });
	await tidyArchives(later(2 * 3_600_000 + 1000));
	expect(await known()).toMatchObject({ state: "failed", problem: "interrupted" });
});
