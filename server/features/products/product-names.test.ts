import { afterEach, expect } from "vitest";
import { productFormMessages } from "#core/messages.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { refused, stockingTest } from "#server/testing/stocking.ts";

const { shop, test, add, update } = stockingTest();
afterEach(() => setSettings(shop, { names: "letters" }));

const jeans = { name: "501 jeans", variants: [{ ColorName: "Azul 2", Stocks: { S: 1 } }] };

test("digits in names are refused as the shop comes, all of them at once", async () => {
	expect(refused(await add(jeans))).toEqual({
		status: 400,
		fields: { name: productFormMessages.name, "variants.0.ColorName": productFormMessages.colour },
	});
});

test("the owner can allow digits in names", async () => {
	await setSettings(shop, { names: "any" });
	const { status, data } = await add(jeans);
	expect([status, data.name, data.variants[0]?.ColorName]).toEqual([201, "501 jeans", "Azul 2"]);
	expect(refused(await add({ ...jeans, name: "&" }))).toMatchObject({ status: 400 });
});

test("what has digits in its name keeps it when the owner wants none any more; new ones are refused", async () => {
	await setSettings(shop, { names: "any" });
	const { data } = await add(jeans);
	await setSettings(shop, { names: "letters" });
	const edit = (fields: object) => update({ id_product: data.id_product, ...fields });
	const same = { name: "501 jeans", description: "Blue.", variants: [{ ColorName: "Azul 2" }] };
	expect((await edit(same)).status).toBe(200);
	expect(refused(await edit({ name: "502 jeans" }))).toMatchObject({ fields: { name: productFormMessages.name } });
	const renamed = { variants: [{ ColorName: "Azul 3", was: "Azul 2" }] };
	expect(refused(await edit(renamed))).toMatchObject({
		fields: { "variants.0.ColorName": productFormMessages.colour },
	});
});
