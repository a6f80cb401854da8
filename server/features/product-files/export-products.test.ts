import { expect } from "vitest";
import { addStaff } from "#server/testing/actors.ts";
import { addImage, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let token: string;

test.beforeAll(async () => {
	token = (await addStaff(shop, "employee")).token;
	await addImage(shop, "front");
	await addImage(shop, "back");
	await addProduct(shop, {
		name: "Camisa Añil",
		description: '=HYPERLINK("x"), two\nlines',
		price: 49.9,
		offer: 20,
		fit: "slim",
		fabric: [
			{ fibre: "Cotton", percent: 60 },
			{ fibre: "Linen", percent: 40 },
		],
		care: ["wash-30", "iron-not"],
		measurements: { 36: { length: 70, chest: 48.5 }, 38: { chest: 50 }, 40: { chest: 52 } },
		sizeSystem: "numbers",
		sizes: ["36", "38"],
		translations: { es: { name: "Camisa Añil" } },
		seo: { title: "Camisa de lino" },
		variants: [
			{ ColorName: "Azul", ColorHex: "#223344", Stocks: { 36: 3 }, images: ["front", "back"] },
			{ ColorName: "Rojo", Stocks: { 38: 1 } },
		],
	});
	await addProduct(shop, { name: "日本", offSale: true, variants: [{ Stocks: { S: 1 } }] });
});

const exported = async () => {
	const { text } = await shop.get("/api/products/export", { authorization: `Bearer ${token}` });
	return text;
};

test("has one line per colour and size, and says of a product what every line shares once", async () => {
	expect((await exported()).split("\r\n")).toEqual([
		'\uFEFF"slug","name","brand","description","price","discount","price_offer","collection","category","size_system","fit","fabric","care","measurements","state","publish_at","low_stock","name_en","description_en","name_es","description_es","seo_title","seo_description","colour","hex","swatch","pictures","size","stock","stock_seen"',
		`"camisa-anil-1","Camisa Añil","House label","'=HYPERLINK(""x""), two\nlines",49.9,20,,"Summer","Women","numbers","slim","Cotton 60; Linen 40","wash-30; iron-not","36: chest 48.5, length 70; 38: chest 50","on","",,"","","Camisa Añil","","Camisa de lino","","Azul","#223344","","front.webp; back.webp","36",3,3`,
		'"camisa-anil-1",,,,,,,,,,,,,,,,,,,,,,,"Azul",,,,"38",0,0',
		'"camisa-anil-1",,,,,,,,,,,,,,,,,,,,,,,"Rojo","","","","36",0,0',
		'"camisa-anil-1",,,,,,,,,,,,,,,,,,,,,,,"Rojo",,,,"38",1,1',
		'"product-2","日本","House label","A shirt.",20,,,"Summer","Women","letters","","","","","off","",,"","","","","","","Blanco","","","","S",1,1',
		'"product-2",,,,,,,,,,,,,,,,,,,,,,,"Blanco",,,,"M",0,0',
		'"product-2",,,,,,,,,,,,,,,,,,,,,,,"Blanco",,,,"L",0,0',
		'"product-2",,,,,,,,,,,,,,,,,,,,,,,"Blanco",,,,"XL",0,0',
		"",
	]);
});

test("a slug stays when the product is renamed", async () => {
	await shop.pool.query("update product set name = 'Camisa Celeste' where id = 1");
	expect(await exported()).toContain('"camisa-anil-1","Camisa Celeste"');
});

test("more products than are read at once are all there, once", async () => {
	await shop.pool.query(`
		with made as (
			insert into product (name, price_cents, collection_id, category_id, offered_sizes)
			select 'Many', 1000, 1, 1, '{M}' from generate_series(1, 450) returning id
		)
		insert into variant (product_id, color_name) select id, 'Negro' from made`);
	const slugs = (await exported()).match(/"many-\d+"/g) ?? [];
	expect(new Set(slugs).size).toBe(450);
	expect(slugs).toHaveLength(450);
});
