import { pay, paymentBody } from "../buying.ts";
import { addProduct } from "../factories.ts";
import { addWaitingPhoto, drawPhoto } from "../photos.ts";
import { addCountedReview, writeReview } from "../reviewing.ts";
import { multipart } from "../uploads.ts";
import { clientsOnly, everyone, type Permissions } from "./table.ts";

const filters = {
	size: "M,L",
	color: "blue,white",
	brand: "House label",
	min: "10",
	max: "99.90",
	stock: "1" as const,
	fits: "tops:M.L,bottoms:40",
};

export const cataloguePermissions: Permissions = {
	"landing.show": { expect: everyone(200) },
	"products.list": { given: () => ({ query: filters }), expect: everyone(200) },
	"products.cards": { given: () => ({ query: filters }), expect: everyone(200) },
	"products.facets": { given: () => ({ query: filters }), expect: everyone(200) },
	"products.sizesByGroup": { expect: everyone(200) },
	"products.suggest": { given: () => ({ query: { q: "blue shrit" } }), expect: everyone(200) },
	"products.byCollection": { expect: everyone(200) },
	"products.detail": {
		given: async ({ shop }) => ({ params: { id: await addProduct(shop) } }),
		expect: everyone(200),
	},
	"products.named": {
		given: async ({ shop }) => ({ params: { slug: `coat-${await addProduct(shop, { name: "Coat" })}` } }),
		expect: everyone(200),
	},
	"products.related": {
		given: async ({ shop }) => ({ params: { id: await addProduct(shop) } }),
		expect: everyone(200),
	},
	"stockAlerts.ask": {
		given: async ({ shop }) => ({
			params: { id: await addProduct(shop) },
			body: { ColorName: "Blanco", size: "M", email: "waiting@shop.test", language: "es" },
		}),
		expect: everyone(202),
	},
	"stockAlerts.confirm": { given: () => ({ body: { token: "unknown" } }), expect: everyone(404) },
	"stockAlerts.end": { given: () => ({ body: { token: "unknown" } }), expect: everyone(200) },
	"reviews.list": {
		given: async ({ shop }) => ({ query: { product: await addProduct(shop) } }),
		expect: everyone(200),
	},
	"reviews.mine": {
		given: async ({ shop }) => ({ query: { product: await addProduct(shop) } }),
		expect: clientsOnly(200),
	},
	"reviews.create": {
		given: async ({ shop, owner }) => {
			const product = await addProduct(shop, { price: 10 });
			await pay(shop, paymentBody([{ productid: product }], 10), { token: owner.token });
			return { body: { product, stars: 5, description: "As it should be", fit: "true" } };
		},
		expect: clientsOnly(201, { otherClient: 403 }),
	},
	"reviews.report": {
		given: async ({ shop }) => ({
			params: { id: await addCountedReview(shop) },
			body: { reason: "other", words: "It is about another shirt" },
		}),
		expect: everyone(202),
	},
	"reviews.addPhoto": {
		given: async ({ shop, owner }) => {
			const product = await addProduct(shop);
			await pay(shop, paymentBody([{ productid: product }], 20), { token: owner.token });
			const { id } = await writeReview(shop, owner, { product });
			return { params: { id }, ...multipart(await drawPhoto()) };
		},
		expect: clientsOnly(201, { otherClient: 404 }),
	},
	"reviews.removePhoto": {
		given: async ({ shop, owner }) => {
			const product = await addProduct(shop);
			await pay(shop, paymentBody([{ productid: product }], 20), { token: owner.token });
			const { id } = await writeReview(shop, owner, { product });
			return { params: { id, photo: await addWaitingPhoto(shop, id) } };
		},
		expect: clientsOnly(200, { otherClient: 404 }),
	},
	"selectors.categories": { expect: everyone(200) },
	"selectors.collections": { expect: everyone(200) },
	"sizeSystems.list": { expect: everyone(200) },
};
