import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { statistics } from "#core/contract/statistics.ts";
import { stockAlerts } from "#core/contract/stock-alerts.ts";
import { noticeServed } from "#server/cache/notice-served.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { writeVainSearches } from "../searches/vain-searches.service.ts";
import { writeMissedSizes } from "../visits/missed-sizes.service.ts";
import { writeVisits } from "../visits/visits.service.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36";
const headers = { "user-agent": BROWSER };
const STEPS = ["visit", "product", "cart", "checkout"] as const;

let token = "";
const products: number[] = [];
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
	// M is there; the larger ones are what people miss.
	for (let at = 0; at < 2; at += 1)
		products.push(await addProduct(shop, { variants: [{ Stocks: { S: 5, M: 5, L: 0, XL: 0 } }] }));
});

/** Everything that ever happened, under its day by the clock that counted then. */
const happened: { day: string; what: string }[] = [];

const deed = fc.oneof(
	fc.record({ kind: fc.constant("step" as const), step: fc.constantFrom(...STEPS) }),
	fc.record({
		kind: fc.constantFrom("look" as const, "look" as const, "alert" as const),
		product: fc.nat(1),
		size: fc.constantFrom("M", "L", "XL"),
	}),
	fc.record({ kind: fc.constant("search" as const), words: fc.constantFrom("chomba", "borcegos", "poncho") }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** Does it as a browser would, and says what is to be counted. */
async function perform(one: Deed): Promise<string> {
	if (one.kind === "step") {
		if (one.step === "visit") served("/home", { isPage: true, foundNothing: false });
		else await count({ step: one.step });
		return one.step;
	}
	if (one.kind === "search") {
		served(`/home.data?filters=${one.words}&_routes=root`, { isPage: false, foundNothing: true });
		return `search ${one.words}`;
	}
	const id = products[one.product] as number;
	const missed = { ColorName: "Blanco", size: one.size };
	if (one.kind === "look") await count({ missed: { id_product: id, ...missed } });
	else await ask(id, { ...missed, email: `waits${happened.length}@mail.test` });
	return one.size === "M" ? "nothing" : `${one.kind} ${id} ${one.size}`;
}

const served = (url: string, said: { isPage: boolean; foundNothing: boolean }) =>
	noticeServed(shop.deps, { method: "GET", headers, url }, said);
const count = (payload: object) => shop.app.inject({ method: "POST", url: "/api/visits/count", headers, payload });
const ask = (id: number, body: { ColorName: string; size: string; email: string }) =>
	shop.call(stockAlerts.ask, { params: { id }, body });

/** How often something happened in these days. */
const times = (range: { from: string; to: string } | null, ...what: string[]) =>
	happened.filter((one) => range && one.day >= range.from && one.day <= range.to && what.includes(one.what)).length;

const ZONES = ["America/Santiago", "Europe/Madrid", "Australia/Lord_Howe", "UTC"];
/** Around changes of those clocks, and the end of a year. */
const moment = fc
	.tuple(fc.constantFrom("2026-03-29", "2026-04-05", "2026-09-06", "2026-12-31"), fc.integer({ min: -40, max: 40 }))
	.map(([day, halfHours]) => new Date(Date.parse(day) + halfHours * 1_800_000));
const scene = fc.record({ at: moment, deeds: fc.array(deed, { minLength: 1, maxLength: 6 }) });
const day = moment.map((at) => at.toISOString().slice(0, 10));
const question = fc.record({
	days: fc.tuple(day, day).map((days) => days.toSorted() as [string, string]),
	compare: fc.constantFrom("before" as const, "yearBefore" as const),
});

test("whatever people look at, search for and wait for, figures are those of a count one by one", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(scene, { minLength: 1, maxLength: 8 }),
			fc.constantFrom(...ZONES),
			fc.array(question, { minLength: 3, maxLength: 3 }),
			async (scenes, timeZone, asked) => {
				await setSettings(shop, { timeZone });
				const dayAt = new Intl.DateTimeFormat("en-CA", { timeZone });
				for (const { at, deeds } of scenes) {
					shop.clock.now = () => at;
					for (const one of deeds) happened.push({ what: await perform(one), day: dayAt.format(at) });
					for (const write of [writeVisits, writeMissedSizes, writeVainSearches]) await write(shop.deps);
				}
				shop.clock.now = () => new Date();
				for (const one of asked) await expectCounted(one);
			},
		),
		{ numRuns: 12 },
	);
	const kinds = new Set(happened.map(({ what }) => what.split(" ")[0]));
	expect(kinds).toEqual(new Set([...STEPS, "nothing", "look", "alert", "search"]));
}, 120_000);

async function expectCounted({ days: [from, to], compare }: typeof question extends fc.Arbitrary<infer T> ? T : never) {
	const { data } = await shop.call(statistics.figures, { query: { from, to, compare } }, token);
	const [now, before] = [{ from, to }, data.compared];
	expect(data.funnel.slice(0, -1)).toEqual(
		STEPS.map((step) => ({ step, count: times(now, step), before: times(before, step) })),
	);
	const searched = ["chomba", "borcegos", "poncho"].map((words) => {
		const what = `search ${words}`;
		return { words, times: times(now, what), before: times(before, what) };
	});
	expect(new Set(data.searches)).toEqual(new Set(searched.filter((one) => one.times > 0)));
	const missed = products.flatMap((id) =>
		["L", "XL"].map((size) => {
			const [look, alert] = [`look ${id} ${size}`, `alert ${id} ${size}`];
			const counts = { looks: times(now, look), alerts: times(now, alert), before: times(before, look, alert) };
			return { id_product: id, size, ...counts };
		}),
	);
	expect(new Set(data.missed.map(({ name: _, ColorName: __, ...one }) => one))).toEqual(
		new Set(missed.filter(({ looks, alerts }) => looks + alerts > 0)),
	);
}
