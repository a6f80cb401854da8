import sharp from "sharp";
import { reviewPhoto } from "../db/schema.ts";
import type { TestShop } from "./app.ts";

let photos = 0;

export const drawPhoto = (width = 60, height = 80): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: "#a05030" } })
		.jpeg()
		.toBuffer();

/** A photo of a review that waits for staff. */
export async function addWaitingPhoto({ db }: TestShop, reviewId: number): Promise<string> {
	const id = (++photos).toString(16).padStart(32, "0");
	const picture = await sharp(await drawPhoto())
		.webp()
		.toBuffer();
	await db.insert(reviewPhoto).values({ id, reviewId, bytes: picture, small: picture });
	return id;
}
