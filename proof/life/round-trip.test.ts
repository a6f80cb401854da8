import { addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { expectArchivesAlike, fillWholeShop } from "#server/testing/archives.ts";
import { addTypes } from "#server/testing/random-catalogue.ts";
import { expectRoundTrips } from "#server/testing/round-trip.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

test("what goes out of 200 random shops comes in again byte for byte, in the same shop and in an empty one", async () => {
	const other = await testShop({ config: { rateLimits: false } });
	try {
		const [here, there] = [await addStaff(shop, "admin"), await addStaff(other, "admin")];
		await expectRoundTrips({ shop, token: here.token }, { shop: other, token: there.token }, 200);
	} finally {
		await other.close();
	}
}, 600_000);

test("25 random shops are the same after they were archived and opened elsewhere", async () => {
	const whole = await testShop({ config: { rateLimits: false } });
	try {
		await fillWholeShop(whole);
		await addTypes(whole);
		await expectArchivesAlike(whole, 25);
	} finally {
		await whole.close();
	}
}, 600_000);
