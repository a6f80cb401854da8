import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { Connections } from "../db/connections.ts";
import { addProduct } from "../testing/factories.ts";
import { shopTest } from "../testing/shop-test.ts";
import { AnswerCache } from "./answer-cache.ts";
import { change } from "./change.ts";
import { type Changes, followChanges } from "./follow-changes.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { readPosition } from "./position.ts";

const { shop, test } = shopTest();

/** Tables nothing of which is on a page or in an answer that is kept. Every other one counts its changes. */
const SHOWN_TO_NOBODY = [
	[
		"what belongs to a person",
		"cart cart_line cart_link cart_merge client list list_alert list_collaborator list_invitation list_item",
	],
	["", "list_news list_phone gift_claim gift_giver gift_list gift_order stock_alert stock_return review_report"],
	[
		"orders and money",
		"discount_code order_claim order_event order_line order_search orders paper paper_due paper_series",
	],
	["", "payment_attempt refund refund_line shipment shipment_line"],
	[
		"log-ins",
		"identity known_device mail_token passkey passkey_challenge second_factor_ticket session sign_in_flow staff",
	],
	["", "staff_link staff_recovery_code staff_totp"],
	[
		"what staff see",
		"audit_log catalogue_change changed_product missed_size order_view product_import product_import_item",
	],
	[
		"",
		"product_import_part search_word shop_archive shop_archive_part staff_note stock_ledger tally vain_search visit_day",
	],
	["other programs", "api_key cdn_purge told_event webhook_delivery webhook_endpoint webhook_event"],
	["the shop's own", "mail rate_limit shop_setting"],
].flatMap(([, names]) => (names as string).split(" "));

test("every table counts its changes, or shows nothing to anybody", async () => {
	const { rows } = await shop.pool.query<{ name: string; counts: boolean }>(`
		select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_shown') as counts
		from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
	const silent = rows.filter(({ counts }) => !counts).map(({ name }) => name);
	expect(silent.sort()).toEqual([...SHOWN_TO_NOBODY].sort());
});

test("the position moves with what is shown, even where it is taken back, and stays with anything else", async () => {
	const id = await addProduct(shop);
	const moves = async (work: string) => {
		const before = await readPosition(shop.pool);
		await shop.pool.query(work);
		return (await readPosition(shop.pool)) !== before;
	};
	expect(await moves(`update product set name = 'Another name' where id = ${id}`)).toBe(true);
	expect(await moves("update stock set on_hand = on_hand + 1")).toBe(true);
	expect(await moves(`begin; update product set name = 'No name' where id = ${id}; rollback`)).toBe(true);
	expect(await moves("truncate former_slug")).toBe(true);
	expect(await moves("insert into visit_day (day, visits) values ('2020-01-01', 1)")).toBe(false);
	expect(await moves("select 1")).toBe(false);
});

test("the very first change moves it, too", async () => {
	await shop.pool.query("alter sequence shown_change restart");
	const fresh = await readPosition(shop.pool);
	await shop.pool.query("select nextval('shown_change')");
	expect(await readPosition(shop.pool)).not.toBe(fresh);
});

test("an ordinary user of the database may read it", async () => {
	const { rows } = await shop.pool.query<{ open: boolean }>(
		`select bool_and(has_function_privilege('public', oid, 'execute')) as open from pg_proc
			where proname in ('pg_control_system', 'pg_walfile_name', 'pg_current_wal_lsn', 'pg_logical_emit_message')`,
	);
	expect(rows[0]?.open).toBe(true);
});

let elsewhere: AnswerCache;
let following: Changes;
beforeEach(async () => {
	elsewhere = new AnswerCache(1_000_000);
	const other = { ...shop.deps, cache: elsewhere, instance: randomUUID() };
	following = await followChanges(other, { url: shop.databaseUrl, connections: new Connections() });
	return () => following.close();
});

test("whoever stops listening knows up to where everything was heard", async () => {
	elsewhere.put("page", new KeptAnswer(Buffer.from("page"), {}, ["product:7"]));
	await change(shop.deps, async (_tx, touch) => touch("product:7"));
	expect(await following.position()).toBe(await readPosition(shop.pool));
	expect(elsewhere.size.answers).toBe(0);
});

test("nobody knows it while somebody else is in the middle of a change", async () => {
	const other = await shop.pool.connect();
	await other.query("begin; update product set name = name");
	expect(await following.position()).toBeUndefined();
	await other.query("rollback");
	other.release();
	expect(await following.position()).toBe(await readPosition(shop.pool));
});
