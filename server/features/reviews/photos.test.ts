import sharp from "sharp";
import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { reviews } from "#core/contract/reviews.ts";
import { type PhotoState, photoAddress, smallPhoto } from "#core/rules/review-photos.ts";
import { addClient, addStaff, PASSWORD, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { moveOrder } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { drawPhoto } from "../../testing/photos.ts";
import { addBuyer, writeReview } from "../../testing/reviewing.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { multipart } from "../../testing/uploads.ts";
import { tidyPhotos } from "./photos.service.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "admin");
});

type Written = { author: TestClient; id: number; product: number };
const written = async (): Promise<Written> => {
	const product = await addProduct(shop);
	const author = await addBuyer(shop, product);
	const { id } = await writeReview(shop, author, { product });
	return { author, id, product };
};
const send = async ({ id, author }: Pick<Written, "id" | "author">, file?: Buffer) =>
	shop.call(reviews.addPhoto, { params: { id }, ...multipart(file ?? (await drawPhoto())) }, author.token);
const judge = (id: number, photo: string, state: PhotoState) =>
	shop.call(reviews.judgePhoto, { params: { id, photo }, body: { state } }, staff.token);
const shown = async (product: number) => (await shop.call(reviews.list, { query: { product } })).data[0];
/** Every address a stranger could try. */
const fetched = async (photo: string) => {
	const address = photoAddress(photo);
	const tried = [address, smallPhoto(address), `/images/${photo}.webp`, `/images/${photo}-320.webp`];
	return Promise.all(tried.map(async (one) => (await shop.get(one)).status));
};

test("a photo is seen by nobody but its author and staff until it is accepted, by its id neither", async () => {
	const review = await written();
	const { status, data } = await send(review);
	expect(status).toBe(201);
	expect(data).toMatchObject({ state: "waiting", picture: expect.stringMatching(/^data:image\/webp;base64,/) });
	expect(await fetched(data.id)).toEqual([404, 404, 404, 404]);
	expect(await shown(review.product)).not.toHaveProperty("photos");
	const mine = await shop.call(reviews.mine, { query: { product: review.product } }, review.author.token);
	expect(mine.data.review?.allPhotos).toEqual([data]);
	const waiting = await shop.call(reviews.staffList, { query: { show: "photos" } }, staff.token);
	expect(waiting.data.map(({ id, allPhotos }) => [id, allPhotos])).toEqual([[review.id, [data]]]);

	await judge(review.id, data.id, "accepted");
	expect((await shown(review.product))?.photos).toEqual([photoAddress(data.id)]);
	expect(await fetched(data.id)).toEqual([200, 200, 404, 404]);
	expect((await shop.call(reviews.staffList, { query: { show: "photos" } }, staff.token)).data).toEqual([]);
	await judge(review.id, data.id, "refused");
	expect(await fetched(data.id)).toEqual([404, 404, 404, 404]);
	expect(await shown(review.product)).not.toHaveProperty("photos");
});

test("an accepted photo of a review that is hidden is out of reach at once, also for who has it already", async () => {
	const review = await written();
	const { data } = await send(review);
	await judge(review.id, data.id, "accepted");
	const first = await shop.get(photoAddress(data.id));
	expect(first.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "private, no-cache" });
	const again = { "if-none-match": String(first.headers.etag) };
	expect((await shop.get(photoAddress(data.id), again)).status).toBe(304);
	const body = { hidden: { reason: "Shows a stranger" } };
	await shop.call(reviews.change, { params: { id: review.id }, body }, staff.token);
	expect(await fetched(data.id)).toEqual([404, 404, 404, 404]);
	expect((await shop.get(photoAddress(data.id), again)).status).toBe(404);
});

test("a photo is drawn anew, smaller and without where it was taken", async () => {
	const review = await written();
	const secret = await sharp(await drawPhoto(2400, 1800))
		.withExif({ IFD0: { Artist: "Somebody Private" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 36/1 0/1" } })
		.jpeg()
		.toBuffer();
	const { data } = await send(review, secret);
	await judge(review.id, data.id, "accepted");
	const [whole, small] = [await shop.get(photoAddress(data.id)), await shop.get(smallPhoto(photoAddress(data.id)))];
	expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: "webp", width: 1600, height: 1200 });
	expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "webp", width: 480 });
	for (const { bytes } of [whole, small]) expect(bytes.includes("Somebody Private")).toBe(false);
});

test("what is no picture, or too large, is refused, and nothing is kept", async () => {
	const review = await written();
	const attempts: [Buffer, number][] = [
		[Buffer.from("just text"), 415],
		[Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415],
		[(await drawPhoto(600, 800)).subarray(0, 400), 400],
		[Buffer.concat([await drawPhoto(), Buffer.alloc(11 * 1024 * 1024)]), 413],
	];
	for (const [file, status] of attempts) expect((await send(review, file)).status).toBe(status);
	const { rows } = await shop.pool.query("select from review_photo where review_id = $1", [review.id]);
	expect(rows).toEqual([]);
});

test("a review has three photos at most, also when more come at once", async () => {
	const review = await written();
	const answers = await Promise.all(Array.from({ length: 6 }, () => send(review)));
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
	expect((await send(review)).status).toBe(409);
	const [one] = answers.filter(({ status }) => status === 201);
	const params = { id: review.id, photo: one?.data.id ?? "" };
	expect((await shop.call(reviews.removePhoto, { params }, review.author.token)).status).toBe(200);
	expect((await send(review)).status).toBe(201);
});

test("nobody adds to or takes from what another wrote, and who gave it back adds nothing", async () => {
	const review = await written();
	const { data } = await send(review);
	const stranger = await addClient(shop);
	expect((await send({ ...review, author: stranger })).status).toBe(404);
	const params = { id: review.id, photo: data.id };
	expect((await shop.call(reviews.removePhoto, { params }, stranger.token)).status).toBe(404);
	const other = await written();
	const elsewhere = { id: other.id, photo: data.id };
	expect((await shop.call(reviews.removePhoto, { params: elsewhere }, other.author.token)).status).toBe(404);
	expect((await judge(other.id, data.id, "accepted")).status).toBe(404);
	const { rows } = await shop.pool.query("select id from orders where client_id = $1", [review.author.id]);
	await moveOrder(shop, staff, Number(rows[0].id), "Canceled");
	expect((await send(review)).status).toBe(403);
});

test("photos go with the account, for good and at once", async () => {
	const review = await written();
	const { data } = await send(review);
	await judge(review.id, data.id, "accepted");
	expect((await shown(review.product))?.photos).toHaveLength(1);
	const removal = { params: { id: review.author.phone }, body: { login_password: PASSWORD } };
	await shop.call(clients.remove, removal, review.author.token);
	expect(await fetched(data.id)).toEqual([404, 404, 404, 404]);
	expect(await shown(review.product)).not.toHaveProperty("photos");
	const { rows } = await shop.pool.query("select from review_photo where id = $1", [data.id]);
	expect(rows).toEqual([]);
});

test("a refused photo can be accepted after all for seven days, then it is deleted", async () => {
	const review = await written();
	const photos = [(await send(review)).data.id, (await send(review)).data.id] as const;
	await judge(review.id, photos[0], "refused");
	await judge(review.id, photos[1], "accepted");
	const left = async (days: number) => {
		const later = new Date(shop.deps.now().getTime() + days * 86_400_000);
		await tidyPhotos({ ...shop.deps, now: () => later });
		const { rows } = await shop.pool.query("select id from review_photo where review_id = $1", [review.id]);
		return rows.map(({ id }) => id).sort();
	};
	expect(await left(6)).toEqual([...photos].sort());
	expect(await left(8)).toEqual([photos[1]]);
});
