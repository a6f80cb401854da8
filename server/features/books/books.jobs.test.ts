import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testShop } from "../../testing/app.ts";
import { auditBooks } from "./books.jobs.ts";

test("the metrics show when the books were audited and how much is wrong", async () => {
	const shop = await testShop();
	onTestFinished(() => shop.close());
	const shown = async () => {
		const { payload } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
		return {
			wrong: Number(payload.match(/^books_wrong (\S+)$/m)?.[1]),
			at: Number(payload.match(/^books_audited_timestamp_seconds (\S+)$/m)?.[1]),
		};
	};
	expect(await shown()).toEqual({ wrong: 0, at: 0 });
	shop.clock.now = () => new Date("2026-05-04T03:02:01Z");
	await auditBooks(shop.deps);
	expect(await shown()).toEqual({ wrong: 0, at: Date.parse("2026-05-04T03:02:01Z") / 1000 });

	await shop.db.execute(sql`insert into tally (measure, day, amount) values ('cents', now(), 1)`);
	await auditBooks(shop.deps);
	expect(await shown()).toMatchObject({ wrong: 1 });
	expect(shop.logged.join("")).toContain("the shop's sums are not what a recount finds");
});
