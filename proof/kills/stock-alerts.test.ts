import { beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { type AlertCrashPoint, alertCrashPoints } from "#server/features/stock-alerts/crash-points.rules.ts";
import { tellOfReturns } from "#server/features/stock-alerts/stock-alerts.jobs.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { KillableShop, killableBeside } from "./killable-shop.ts";

const TOLD_WITHIN = { timeout: 60_000, interval: 100 };
const ColorName = "Blanco";

/** Looks into the database of the shop that is killed, and stocks it up; tells nobody by itself. */
const { shop, test } = shopTest();
let staff: TestStaff;

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});
const killable = killableBeside(shop);

/** Who waits for M of a product is entered one after another. */
async function awaited(host: string): Promise<number> {
	const id = await addProduct(shop, { variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }] });
	await shop.pool.query(
		`insert into stock_alert (variant_id, size, email, created_at, confirmed_at)
		select v.id, 'M', 'w' || n || $2::text, now(), now() from variant v, generate_series(1, 1000) n
		where v.product_id = $1 order by n`,
		[id, `@${host}`],
	);
	return id;
}

async function fiveCome(id: number): Promise<void> {
	const { data } = await shop.call(products.staffDetail, { params: { id } }, staff.token);
	const stockChanges = [{ ColorName, size: "M", delta: 5 }];
	const updatedProduct = { id_product: id, version: data.version, stockChanges };
	expect((await shop.call(products.update, { body: { updatedProduct } }, staff.token)).status).toBe(200);
}

async function told(host: string): Promise<string[]> {
	const text = "select to_address from mail where to_address like '%@' || $1 order by id";
	const { rows } = await shop.pool.query<{ to_address: string }>(text, [host]);
	return rows.map(({ to_address }) => to_address);
}

test.each(Object.entries(alertCrashPoints) as [AlertCrashPoint, string][])(
	"1,000 wait, 5 units come, and of two processes one is killed at “%s”: %s",
	async (point) => {
		const host = `${point.replace(/\W+/g, "-")}.test`;
		const oldest = Array.from({ length: 15 }, (_, n) => `w${n + 1}@${host}`);
		const id = await awaited(host);
		const other = new KillableShop();
		await fiveCome(id);
		await killable.killOnceOpen(point, async () => {
			expect(await told(host)).toEqual(point === "alerts: written" ? [] : oldest);
			await other.open(shop);
		});
		try {
			await expect.poll(() => told(host), TOLD_WITHIN).toEqual(oldest);
			await tellOfReturns(shop.deps);
			expect(await told(host)).toEqual(oldest);
		} finally {
			await other.close();
		}
	},
	180_000,
);
