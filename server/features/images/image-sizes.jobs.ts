import { eq } from "drizzle-orm";
import { PICTURE_WIDTHS } from "#core/rules/pictures.ts";
import { image } from "../../db/schema.ts";
import { job, queue } from "../../jobs/queue.ts";
import { loadSharp } from "../../load-sharp.ts";

export const imageSizes = queue<{ id: string }>("image-sizes", { retries: 5, expireSeconds: 600 });

/** AVIF of a picture at a width, or of the whole master; beside the master, in the same storage. */
export const avifFile = (id: string, width: number | null) => `sized/${id}${width === null ? "" : `-${width}`}.avif`;

/** Makes every width of a new picture as AVIF, which takes too long to make while somebody waits. */
export const imageSizesJob = job<{ id: string }>({
	queue: imageSizes,
	async work(deps, { id }) {
		const [row] = await deps.db.select().from(image).where(eq(image.id, id));
		const storage = row && row.storage !== "demo" ? deps.storages[row.storage] : null;
		if (!row || !storage) return;
		const master = await storage.get(`${id}.webp`);
		if (!master) throw new Error(`the picture ${id} is not in the storage`);
		const sharp = await loadSharp();
		for (const width of [...PICTURE_WIDTHS.filter((known) => known < row.width), null]) {
			const drawn = width === null ? sharp(master) : sharp(master).resize({ width });
			await storage.put(avifFile(id, width), await drawn.avif({ quality: 50, effort: 3 }).toBuffer(), "image/avif");
		}
		await deps.db.update(image).set({ avif: true }).where(eq(image.id, id));
	},
});
