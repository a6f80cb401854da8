import { expect } from "vitest";
import { landing } from "#core/contract/landing.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const seasonAt = async (moment: string) => {
	shop.clock.now = () => new Date(moment);
	return (await shop.call(landing.show, {})).data.season;
};

test("the season is that of the shop's own day, and no kept answer tells yesterday's", async () => {
	await setSettings(shop, { timeZone: "America/Argentina/Buenos_Aires" });
	expect(await seasonAt("2026-12-21T02:59:59Z")).toBe("Spring");
	expect(await seasonAt("2026-12-21T03:00:00Z")).toBe("Summer");
	expect(await seasonAt("2027-03-20T12:00:00Z")).toBe("Summer");
	expect(await seasonAt("2027-03-21T12:00:00Z")).toBe("Autumn");
});

test("a country brings its hemisphere until the owner says another", async () => {
	await setSettings(shop, { country: "ES" });
	expect(await seasonAt("2027-01-10T12:00:00Z")).toBe("Winter");
	await setSettings(shop, { hemisphere: "south" });
	expect(await seasonAt("2027-01-10T12:00:00Z")).toBe("Summer");
	await setSettings(shop, { country: "MX" });
	expect((await shop.deps.settings.current()).hemisphere).toBe("south");
});
