import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import sharp from "sharp";
import { masterFile } from "#server/demo/image-names.ts";
import { type PictureName, readPictureName } from "./picture-name.ts";
import { takeTurns } from "./turns.ts";

export type Picture = { body: Buffer; etag: string };
type Known = { storage: "demo" | "local" | "s3"; width: number };

const QUALITY = 72;
const MOST_MADE_AT_ONCE = 2;
const MOST_BYTES_IN_MEMORY = 32 * 1024 * 1024;
const LARGEST_IN_MEMORY = 256 * 1024;

/** The shop's pictures as files. Smaller widths are made when first asked for and kept beside the masters. */
export class Pictures {
	private readonly folder: string;
	private readonly pool: Pool;
	private readonly hot = new LRUCache<string, Picture>({
		maxSize: MOST_BYTES_IN_MEMORY,
		maxEntrySize: LARGEST_IN_MEMORY,
		sizeCalculation: ({ body }) => body.length,
	});
	private readonly known = new LRUCache<string, Known>({ max: 20_000 });
	private readonly making = new Map<string, Promise<void>>();
	private readonly inTurn = takeTurns(MOST_MADE_AT_ONCE);

	constructor(dataDir: string, pool: Pool) {
		this.folder = join(dataDir, "images");
		this.pool = pool;
	}

	/** The picture a file name stands for, or null when the shop has none. */
	async find(file: string): Promise<Picture | null> {
		const hot = this.hot.get(file);
		if (hot) return hot;
		for (const name of readPictureName(file)) {
			const path = await this.pathOf(name);
			const body = path && (await readFile(path).catch(nothingThere));
			if (!body) continue;
			const picture = { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
			this.hot.set(file, picture);
			return picture;
		}
		return null;
	}

	private async pathOf({ id, width }: PictureName): Promise<string | null> {
		const known = this.known.get(id) ?? (await this.lookUp(id));
		if (!known || known.storage === "s3") return null;
		const master = known.storage === "demo" ? masterFile(id) : join(this.folder, `${id}.webp`);
		return width === null || width >= known.width ? master : this.sized(id, width, master);
	}

	private async lookUp(id: string): Promise<Known | undefined> {
		const { rows } = await this.pool.query<Known>("select storage, width from image where id = $1", [id]);
		if (rows[0]) this.known.set(id, rows[0]);
		return rows[0];
	}

	private async sized(id: string, width: number, master: string): Promise<string | null> {
		const path = join(this.folder, "sized", `${id}-${width}.webp`);
		const [made, drawn] = await Promise.all([stat(path).catch(nothingThere), stat(master).catch(nothingThere)]);
		if (!drawn) return null;
		if (made && made.mtimeMs >= drawn.mtimeMs) return path;
		let making = this.making.get(path);
		if (!making) {
			making = this.inTurn(() => makeSized(master, width, path)).finally(() => this.making.delete(path));
			this.making.set(path, making);
		}
		await making;
		return path;
	}
}

/** Appears under its name only when it is complete. */
async function makeSized(master: string, width: number, path: string): Promise<void> {
	const unfinished = `${path}.${randomUUID()}`;
	await mkdir(join(path, ".."), { recursive: true });
	try {
		await sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(unfinished);
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

function nothingThere(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}
