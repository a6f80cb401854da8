import { beforeAll, expect } from "vitest";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();

beforeAll(async () => {
	await addProduct(shop, { name: "Plain shirt" });
});

const LISTS = ["/api/products", "/api/products/cards"];
const long = "a".repeat(4000);

const refused = [
	"collection=abc",
	"collection=-1",
	"collection=1.5",
	"collection=9223372036854775808",
	"collection=1&collection=2",
	"offer=maybe",
	"offer=true&offer=false",
	"category=1&category=2",
	`category=${"x".repeat(101)}`,
	"category=%00",
	`filters=${long}`,
	"filters=a%00b",
	"filters=a&filters=b",
	"min=abc",
	"min=-1",
	"min=1e3",
	"min=9999999999",
	"max=1.234",
	"max=1,5",
	"max=NaN",
	"stock=2",
	"stock=yes",
	`size=${"S,".repeat(201)}`,
	"size=%00",
	"size=S&size=M",
	`color=${long}`,
	`brand=${long}`,
	"brand=a%00b",
	`fits=${long}`,
];
const refusedPages = [
	"page=0",
	"page=-1",
	"page=abc",
	"page=1e3",
	"page=",
	"limit=0",
	"limit=1000000",
	"limit=12&limit=13",
];

test.each(LISTS.flatMap((path) => [...refused, ...refusedPages].map((query) => `${path}?${query}`)))(
	"%.80s is refused with the name of the field",
	async (address) => {
		const { status, text } = await shop.get(address);
		const field = new URL(address, "http://shop").searchParams.keys().next().value as string;
		expect(status).toBe(400);
		expect(JSON.parse(text)).toMatchObject({ code: "invalid_input", fields: { [field]: expect.any(String) } });
	},
);

test.each(refused)("the facets refuse %.80s", async (query) => {
	expect((await shop.get(`/api/products/facets?${query}`)).status).toBe(400);
});

test.each([
	"page=1000000000",
	"page=1000000000&limit=100",
	"filters=%25",
	"filters=_",
	"filters='",
	"filters=%22",
	"filters=%5C",
	"category=%25",
	"category='%3B--",
	"collection=2147483647",
	"category=2147483647",
	"category=9223372036854775808",
	"size=XXXXL",
	"size=s",
	"color=mauve",
	"color=__proto__",
	"brand=%25",
	"brand=constructor",
	"min=200000",
	"max=0",
	"min=30&max=10",
	"fits=tops",
	"fits=tops:",
	"fits=hats:M",
	"fits=:,::,.",
	"fits=__proto__:M",
])("%s finds nothing", async (query) => {
	const list = await shop.get(`/api/products?${query}`);
	expect(list).toMatchObject({ status: 200, text: "[]" });
	expect(JSON.parse((await shop.get(`/api/products/cards?${query}`)).text)).toMatchObject({ cards: [] });
	expect((await shop.get(`/api/products/facets?${query}`)).status).toBe(200);
});

test.each([
	["/api/products/0", 400],
	["/api/products/-1", 400],
	["/api/products/abc", 400],
	["/api/products/1e3", 400],
	["/api/products/9223372036854775808", 400],
	["/api/products/2147483647", 404],
	["/api/products/%00", 400],
	["/api/products/%zz", 400],
	["/api/products/bycol?id=abc", 400],
	["/api/products/bycol?id=9223372036854775808", 400],
	["/api/reviews/get", 400],
	["/api/reviews/get?product=abc", 400],
	["/api/reviews/get?product=9223372036854775808", 400],
	["/api/reviews/get?product=1&rating=6", 400],
	["/api/reviews/get?product=1&limit=101", 400],
	["/api/reviews/get?product=1&page=0", 400],
	["/api/reviews/get?product=1&product=2", 400],
])("%s is %i", async (address, status) => {
	const answer = await shop.get(address);
	expect(answer.status).toBe(status);
	expect(JSON.parse(answer.text)).toHaveProperty("code");
});

test("broken percent-encoding in a query is taken as typed or refused, never a failure", async () => {
	for (const query of ["filters=%", "filters=%zz", "filters=%E0%A4", "filters=%ff", "%=1"]) {
		expect([200, 400], query).toContain((await shop.get(`/api/products?${query}`)).status);
	}
});

test("empty choices are none, and a list of nothing chooses nothing", async () => {
	for (const query of ["size=&color=&brand=&min=&max=&stock=&fits=", "size=,,&color=,&brand=%20,", "stock=0"]) {
		const { status, text } = await shop.get(`/api/products?${query}`);
		expect(status, query).toBe(200);
		expect(JSON.parse(text), query).toHaveLength(1);
	}
});

test("fields nobody knows are ignored", async () => {
	const { status, text } = await shop.get("/api/products?utm_source=mail&__proto__=1&constructor=2");
	expect(status).toBe(200);
	expect(JSON.parse(text)).toHaveLength(1);
});
