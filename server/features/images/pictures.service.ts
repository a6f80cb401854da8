import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { uploadMessages } from "#core/messages/uploads.ts";
import { nothingThere, writeWholeFile } from "#server/adapters/storage/local.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { demoPictureFile } from "../../demo.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { loadSharp } from "../../load-sharp.ts";
import { avifFile } from "./image-sizes.jobs.ts";
import { type PictureName, readPictureName } from "./picture-name.rules.ts";

export type Picture = { body: Buffer; etag: string; type: "image/webp" | "image/avif" };
type Known = { storage: "demo" | "local" | "s3"; width: number; avif: boolean };

const QUALITY = 72;
const MOST_MADE_AT_ONCE = 2;
const MOST_BYTES_IN_MEMORY = 32 * 1024 * 1024;
const LARGEST_IN_MEMORY = 256 * 1024;
/** A picture without AVIF may get it soon. */
const LOOK_AGAIN_MS = 30_000;

/** The shop's pictures as files. Smaller widths are made when first asked for and kept on this machine. */
export class Pictures {
	private readonly folder: string;
	private readonly deps: Pick<Deps, "pool" | "storages">;
	private readonly hot = new LRUCache<string, Picture>({
		maxSize: MOST_BYTES_IN_MEMORY,
		maxEntrySize: LARGEST_IN_MEMORY,
		sizeCalculation: ({ body }) => body.length,
	});
	private readonly known = new LRUCache<string, Known>({ max: 20_000 });
	private readonly making = new Map<string, Promise<void>>();
	private readonly limited = limitConcurrency(MOST_MADE_AT_ONCE);

	constructor(deps: Pick<Deps, "config" | "pool" | "storages">) {
		this.folder = join(deps.config.dataDir, "images");
		this.deps = deps;
	}

	/** The picture a file name stands for, as AVIF where that is wanted and made; null when the shop has none. */
	async find(file: string, takesAvif: boolean): Promise<Picture | null> {
		for (const name of readPictureName(file)) {
			const known = this.known.get(name.id) ?? (await this.lookUp(name.id));
			if (!known) continue;
			const picture =
				(takesAvif && known.avif && (await this.read(name, known, "image/avif"))) ||
				(await this.read(name, known, "image/webp"));
			if (picture) return picture;
		}
		return null;
	}

	private async read({ id, width }: PictureName, known: Known, type: Picture["type"]): Promise<Picture | null> {
		const smaller = width !== null && width < known.width ? width : null;
		const key = `${id} ${smaller} ${type}`;
		const hot = this.hot.get(key);
		if (hot) return hot;
		const path = await (type === "image/avif"
			? this.localCopy(known, avifFile(id, smaller))
			: this.webp(id, smaller, known));
		const body = path && (await readFile(path).catch(nothingThere));
		if (!body) return null;
		const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		const picture = { body, etag, type };
		this.hot.set(key, picture);
		return picture;
	}

	private async webp(id: string, width: number | null, known: Known): Promise<string | null> {
		const master = known.storage === "demo" ? await demoPictureFile(id) : await this.localCopy(known, `${id}.webp`);
		return width === null || master === null ? master : this.sized(id, width, master);
	}

	/** Where on this machine a stored file can be read; what lies elsewhere is fetched once. */
	private async localCopy({ storage }: Known, file: string): Promise<string | null> {
		if (storage !== "s3") return join(this.folder, file);
		const path = join(this.folder, "fetched", file.replace("/", "-"));
		if (await stat(path).catch(nothingThere)) return path;
		await this.once(path, async () => {
			const body = await this.deps.storages.s3?.get(file).catch((cause) => {
				throw new AppError("unavailable", uploadMessages.away, { retryAfterSeconds: 5, cause });
			});
			if (body) await writeWholeFile(path, body);
		});
		return path;
	}

	/** Whoever wants the same file meanwhile waits for the same work. */
	private once(path: string, work: () => Promise<void>): Promise<void> {
		let running = this.making.get(path);
		if (!running) {
			running = work().finally(() => this.making.delete(path));
			this.making.set(path, running);
		}
		return running;
	}

	private async lookUp(id: string): Promise<Known | undefined> {
		const { rows } = await this.deps.pool.query<Known>("select storage, width, avif from image where id = $1", [id]);
		const [row] = rows;
		if (row) this.known.set(id, row, row.avif || row.storage === "demo" ? {} : { ttl: LOOK_AGAIN_MS });
		return row;
	}

	private async sized(id: string, width: number, master: string): Promise<string | null> {
		const path = join(this.folder, "sized", `${id}-${width}.webp`);
		const [made, drawn] = await Promise.all([stat(path).catch(nothingThere), stat(master).catch(nothingThere)]);
		if (!drawn) return null;
		if (made && made.mtimeMs >= drawn.mtimeMs) return path;
		await this.once(path, () => this.limited(() => makeSized(master, width, path)));
		return path;
	}
}

/** Appears under its name only when it is complete. */
async function makeSized(master: string, width: number, path: string): Promise<void> {
	const unfinished = `${path}.${randomUUID()}`;
	await mkdir(join(path, ".."), { recursive: true });
	const sharp = await loadSharp();
	try {
		await sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(unfinished);
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}
