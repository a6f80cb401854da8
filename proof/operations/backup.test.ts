import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test } from "vitest";
import { runAudit } from "#server/db/audit.ts";
import { openDatabase } from "#server/db/client.ts";
import { SUPERUSER } from "#server/db/embedded/cluster.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { onCluster } from "#server/testing/database.ts";
import { addProduct } from "#server/testing/factories.ts";
import { adoptCluster } from "#server/testing/global-setup.ts";
import { multipart } from "#server/testing/uploads.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { startShop } from "./running-shop.ts";

const exec = promisify(execFile);
type Shop = Awaited<ReturnType<typeof startShop>>;

/** Undone last first. */
const after: (() => Promise<unknown>)[] = [];
let picture: Buffer;
beforeAll(async () => {
	picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#803020" } })
		.png()
		.toBuffer();
});
afterEach(async () => {
	for (const undo of after.splice(0).reverse()) await undo();
}, 120_000);

async function newFolder(): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), "perchero-backup-"));
	await chmod(dir, 0o755);
	after.push(() => rm(dir, { recursive: true, force: true }));
	return dir;
}

async function open(environment: Record<string, string>): Promise<Shop> {
	const shop = await startShop(environment);
	after.push(shop.close);
	return shop;
}

async function upload(shop: Shop, token: string): Promise<string> {
	const { headers, body } = multipart(picture);
	const answer = await shop.ask("/api/images", token, { method: "POST", headers, body: new Uint8Array(body) });
	expect(answer.status).toBe(201);
	return JSON.parse(answer.body.toString()).address;
}

/** What a client and the staff see, byte for byte. */
async function seen(
	shop: Shop,
	{ client, staff, phone, image }: Record<"client" | "staff" | "image", string> & { phone: number },
) {
	const paths: [string, string?][] = [
		["/api/client/me", client],
		[`/api/orders?client=${phone}`, client],
		["/api/orders", staff],
		["/api/client", staff],
		["/api/products/cards"],
		[image],
	];
	const answers = await Promise.all(paths.map(([path, token]) => shop.ask(path, token)));
	for (const [at, { status }] of answers.entries())
		expect({ path: paths[at]?.[0], status }).toMatchObject({ status: 200 });
	return answers.map(({ body }) => body.toString("base64"));
}

async function expectSoundBooks(url: string): Promise<void> {
	const { db, close } = openDatabase(url, { max: 1 });
	expect(await runAudit(db)).toEqual([]);
	await close();
}

test("a shop on a PostgreSQL of one's own is brought back from pg_dump and a copy of its pictures", async () => {
	const own = await startOwnPostgres();
	after.push(own.close);
	await adoptCluster(own.urlOf);
	const made = await testShop();
	after.push(made.close);
	const client = await addClient(made);
	const staff = await addStaff(made, "admin");
	const product = await addProduct(made, { name: "Saved shirt" });
	expect((await pay(made, paymentBody([{ productid: product }], 20), { token: client.token })).data.status).toBe(
		"approved",
	);

	const [dataDir, savedDir] = [await newFolder(), join(await newFolder(), "data")];
	const first = await open({ DATABASE_URL: made.databaseUrl, DATA_DIR: dataDir });
	const image = await upload(first, staff.token);
	const view = { client: client.token, staff: staff.token, phone: client.phone, image };
	const before = await seen(first, view);

	// A dump may be made while the shop is open.
	const dump = join(dataDir, "shop.sql");
	await exec(own.program("pg_dump"), ["--no-owner", "--file", dump, made.databaseUrl]);
	await first.close();
	await cp(dataDir, savedDir, { recursive: true });
	await onCluster((cluster) => cluster.query("create database restored"));
	const restored = own.urlOf("restored");
	await exec(own.program("psql"), ["--quiet", "--set", "ON_ERROR_STOP=1", "--file", dump, restored]);

	const second = await open({ DATABASE_URL: restored, DATA_DIR: savedDir });
	expect(await seen(second, view)).toEqual(before);
	expect((await second.ask("/readyz")).status).toBe(200);
	await expectSoundBooks(restored);
	await second.close();
}, 180_000);

test("a shop on its embedded PostgreSQL is brought back from a cold copy of DATA_DIR", async () => {
	const [dataDir, copy] = [join(await newFolder(), "data"), join(await newFolder(), "data")];
	const first = await open({ DATA_DIR: dataDir });
	const logIn = async (path: string, body: object) => {
		const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
		return JSON.parse((await first.ask(path, undefined, init)).body.toString());
	};
	const client = await logIn("/api/login", { login_name: "demo", login_password: "demo-Pass-1" });
	const staff = await logIn("/api/login/admin", { user_name: "admin", user_password: "admin-Pass-1" });
	const image = await upload(first, staff.token);
	const view = { client: client.token, staff: staff.token, phone: client.client.phone, image };
	const before = await seen(first, view);
	await first.close();

	await exec("cp", ["-a", dataDir, copy]);
	const second = await open({ DATA_DIR: copy });
	expect(await seen(second, view)).toEqual(before);
	const [password, port] = await Promise.all(
		["password", "port"].map((name) => readFile(join(copy, "postgres", name), "utf8")),
	);
	await expectSoundBooks(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/shop`);
}, 180_000);
