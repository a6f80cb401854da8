import sharp from "sharp";
import { auditLog, sizeSystem } from "../../db/schema.ts";
import { addArchive } from "../archives.ts";
import { addChange } from "../changes.ts";
import { addCategory, addCollection, addDatedOffer, addProduct } from "../factories.ts";
import { addWaitingPhoto } from "../photos.ts";
import { addImport, csvBody } from "../product-files.ts";
import { addCountedReview } from "../reviewing.ts";
import { multipart } from "../uploads.ts";
import { adminsOnly, anyStaff, everyone, type Permissions, staffOnly } from "./table.ts";

let categories = 0;
let collections = 0;
let systems = 0;

const delivery = [
	{
		id: "standard",
		name: "Standard delivery",
		kind: "send" as const,
		zones: [{ country: "AR", provinces: ["Santa Fe"], zips: ["2000", "21*", "2200-2300"] }],
		price: 0,
		freeFrom: 90.5,
		days: [3, 5] as [number, number],
	},
];

export const staffPermissions: Permissions = {
	"archive.find": { expect: adminsOnly(200) },
	"archive.make": { expect: adminsOnly(202) },
	"archive.download": {
		given: async ({ shop }) => ({ params: { id: await addArchive(shop) } }),
		expect: adminsOnly(200),
	},
	"archive.remove": {
		given: async ({ shop }) => ({ params: { id: await addArchive(shop) } }),
		expect: adminsOnly(200),
	},
	"audit.list": { expect: adminsOnly(200) },
	"changes.undo": {
		given: async ({ shop }) => ({ params: { id: await addChange(shop) } }),
		expect: adminsOnly(200),
	},
	"images.upload": {
		given: async () => {
			const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } });
			return multipart(await picture.png().toBuffer());
		},
		expect: staffOnly(201),
	},
	"offers.apply": {
		given: async ({ shop }) => ({ body: { discount: 10, ids: [await addProduct(shop)] } }),
		expect: staffOnly(200),
	},
	"offers.list": { expect: staffOnly(200) },
	"offers.stop": { given: async ({ shop }) => ({ params: { id: await addDatedOffer(shop) } }), expect: staffOnly(200) },
	"offers.end": {
		given: async ({ shop }) => ({ body: { ids: [await addProduct(shop, { offer: 10 })] } }),
		expect: staffOnly(200),
	},
	"orders.export": { expect: staffOnly(200) },
	"productFiles.export": { expect: staffOnly(200) },
	"productFiles.import": { given: () => csvBody("slug,colour,size\n"), expect: staffOnly(200) },
	"productFiles.importStatus": {
		given: async ({ shop }) => ({ params: { id: await addImport(shop) } }),
		expect: staffOnly(200),
	},
	"productFiles.listImports": { expect: staffOnly(200) },
	"productFiles.importPictures": {
		given: () => ({ headers: { "content-type": "application/zip" }, body: Buffer.from("no archive") }) as never,
		expect: staffOnly(202),
	},
	"products.add": {
		given: () => ({
			body: {
				name: "Linen shirt",
				brand: "House label",
				description: "A shirt.",
				price: 20,
				categories: ["Women"],
				collection: 1,
				variants: [{ ColorName: "Blanco", Stocks: { S: 1 } }],
			},
		}),
		expect: staffOnly(201),
	},
	"products.update": {
		given: async ({ shop }) => ({ body: { updatedProduct: { id_product: await addProduct(shop), price: 30 } } }),
		expect: staffOnly(200),
	},
	"products.setSale": {
		given: async ({ shop }) => ({ params: { id: await addProduct(shop) }, body: { onSale: false } }),
		expect: staffOnly(200),
	},
	"products.staffDetail": {
		given: async ({ shop }) => ({ params: { id: await addProduct(shop, { offSale: true }) } }),
		expect: staffOnly(200),
	},
	"products.duplicate": {
		given: async ({ shop }) => ({ params: { id: await addProduct(shop) } }),
		expect: staffOnly(201),
	},
	"products.staffList": { expect: staffOnly(200) },
	"products.editMany": {
		given: async ({ shop }) => ({
			body: { which: { ids: [await addProduct(shop)] }, edit: { price: { percent: 10 }, offer: 5, state: "on" } },
		}),
		expect: staffOnly(200),
	},
	"products.listOffSale": { expect: staffOnly(200) },
	"reviews.staffList": {
		given: () => ({ query: { search: "fits", show: "unanswered", stars: "4" } }),
		expect: staffOnly(200),
	},
	"reviews.change": {
		given: async ({ shop }) => ({
			params: { id: await addCountedReview(shop) },
			body: { answer: "Thank you", hidden: { reason: "Not about the shirt" }, reportsSeen: true },
		}),
		expect: staffOnly(200),
	},
	"reviews.judgePhoto": {
		given: async ({ shop }) => {
			const id = await addCountedReview(shop);
			return { params: { id, photo: await addWaitingPhoto(shop, id) }, body: { state: "accepted" } };
		},
		expect: staffOnly(200),
	},
	"selectors.addCategory": {
		given: () => ({ body: { name: `Socks ${++categories}`, parent: 1 } }),
		expect: staffOnly(201),
	},
	"selectors.shelves": { expect: anyStaff(200) },
	"selectors.changeCategory": {
		given: () => ({ params: { id: 1 }, body: { translations: { es: { name: "Mujer" } }, picture: null } }),
		expect: adminsOnly(200),
	},
	"selectors.removeCategory": {
		given: async ({ shop }) => ({ params: { id: await addCategory(shop, `Gloves ${++categories}`) } }),
		expect: adminsOnly(200),
	},
	"selectors.addCollection": {
		given: () => ({ body: { name: `Sea ${++collections}` } }),
		expect: adminsOnly(201),
	},
	"selectors.changeCollection": {
		given: async ({ shop }) => ({
			params: { id: await addCollection(shop, `Snow ${++collections}`) },
			body: { name: `Ice ${collections}`, hidden: true, picture: null, place: 0 },
		}),
		expect: adminsOnly(200),
	},
	"selectors.removeCollection": {
		given: async ({ shop }) => ({ params: { id: await addCollection(shop, `Rain ${++collections}`) } }),
		expect: adminsOnly(200),
	},
	"sizeSystems.add": {
		given: () => ({ body: { name: `Hats ${++systems}`, sizes: ["55", "57", "59"] } }),
		expect: adminsOnly(201),
	},
	"sizeSystems.change": {
		given: () => ({ params: { id: "shoes" }, body: { hidden: false } }),
		expect: adminsOnly(200),
	},
	"sizeSystems.remove": {
		given: async ({ shop }) => {
			const id = `gloves-${++systems}`;
			await shop.db.insert(sizeSystem).values({ id, name: id, position: 9 });
			return { params: { id } };
		},
		expect: adminsOnly(200),
	},
	"settings.current": { expect: everyone(200) },
	"settings.all": { expect: adminsOnly(200) },
	"settings.change": {
		given: async ({ shop }) => {
			const { version } = await shop.deps.settings.current();
			return { body: { version, security: { contact: "holes@example.com" }, country: "AR", delivery } };
		},
		expect: adminsOnly(200),
	},
	"settings.undo": {
		given: async ({ shop }) => {
			const { checklist } = await shop.deps.settings.current();
			const noted = { action: "settings.change", subject: "checklist", detail: { before: "away", after: checklist } };
			const [row] = await shop.db
				.insert(auditLog)
				.values({ staffName: "owner", ...noted, at: shop.deps.now() })
				.returning({ id: auditLog.id });
			return { body: { entry: row?.id ?? 0 } };
		},
		expect: adminsOnly(200),
	},
	"settings.opening": { expect: everyone(200) },
	"settings.ready": { expect: adminsOnly(200) },
	"settings.cards": { expect: adminsOnly(200) },
	"settings.testCards": { expect: adminsOnly(200) },
	"settings.testMail": { given: () => ({ body: { to: "owner@example.com" } }), expect: adminsOnly(200) },
	"searches.vain": { expect: staffOnly(200) },
	"statistics.get": { expect: staffOnly(200) },
	"statistics.figures": { given: () => ({ query: { range: "days7", compare: "before" } }), expect: staffOnly(200) },
	"statistics.exportFigures": { given: () => ({ query: { part: "sales" } }), expect: staffOnly(200) },
	"visits.count": { given: () => ({ body: { step: "cart" } }), expect: everyone(202) },
	"upkeep.get": { expect: adminsOnly(200) },
	"upkeep.sendMails": { given: () => ({ body: { ids: [1] } }), expect: adminsOnly(200) },
};
