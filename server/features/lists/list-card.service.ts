import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ListCard } from "#core/contract/lists.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { loadSharp } from "../../load-sharp.ts";
import { Pictures } from "../images/pictures.service.ts";
import { findCard } from "./list-card.queries.ts";

const SIZE = { width: 1200, height: 630 };
const GARMENTS = 4;
const GAP = 12;
const PAPER = "#f7f3ec";
const MOST_BYTES_IN_MEMORY = 8 * 1024 * 1024;

const markOf = (images: readonly string[]) =>
	createHash("sha256").update(images.join()).digest("base64url").slice(0, 16);

export async function getCard({ db }: Pick<Deps, "db">, listId: number, token: string): Promise<ListCard> {
	const card = await findCard(db, listId, token, GARMENTS);
	if (!card) throw new AppError("not_found");
	const { images, ...rest } = card;
	// With other garments it has another address: whoever shows links keeps a picture for long.
	const query = new URLSearchParams({ token, of: markOf(images) });
	return { ...rest, picture: images.length > 0 ? `/lists/${listId}/card.jpg?${query}` : null };
}

type CardPicture = { body: Buffer; etag: string };

/** Pictures of lists. Whether the link still opens the list is asked each time; the drawing itself is kept by its garments. */
export class CardPictures {
	private readonly drawn = new LRUCache<string, CardPicture>({
		maxSize: MOST_BYTES_IN_MEMORY,
		sizeCalculation: ({ body }) => body.length,
	});
	private readonly limited = limitConcurrency(1);
	private readonly deps: Deps;
	private readonly pictures: Pictures;

	constructor(deps: Deps) {
		this.deps = deps;
		this.pictures = new Pictures(deps);
	}

	/** Null where the link opens nothing, or nothing on the list has a picture. */
	async find(listId: number, token: string): Promise<CardPicture | null> {
		const card = await findCard(this.deps.db, listId, token, GARMENTS);
		if (!card || card.images.length === 0) return null;
		const etag = `"${markOf(card.images)}"`;
		return this.drawn.get(etag) ?? this.limited(() => this.draw(etag, card.images));
	}

	private async draw(etag: string, images: readonly string[]): Promise<CardPicture | null> {
		const made = this.drawn.get(etag);
		if (made) return made;
		const found = await Promise.all(images.map((id) => this.pictures.find(`${id}.webp`, false)));
		const bodies = found.flatMap((picture) => picture?.body ?? []);
		if (bodies.length === 0) return null;
		const picture = { body: await sideBySide(bodies), etag };
		this.drawn.set(etag, picture);
		return picture;
	}
}

/** Garments in a row that fills the picture; of few of them paper is left at both sides. */
async function sideBySide(bodies: readonly Buffer[]): Promise<Buffer> {
	const widest = Math.round((SIZE.height * 3) / 4);
	const width = Math.min(widest, Math.floor((SIZE.width - GAP * (bodies.length - 1)) / bodies.length));
	const start = Math.round((SIZE.width - bodies.length * width - GAP * (bodies.length - 1)) / 2);
	const sharp = await loadSharp();
	const layers = await Promise.all(
		bodies.map(async (body, at) => ({
			input: await sharp(body)
				.resize({ width, height: SIZE.height, fit: "cover" })
				.flatten({ background: PAPER })
				.toBuffer(),
			left: start + at * (width + GAP),
			top: 0,
		})),
	);
	const paper = sharp({ create: { ...SIZE, channels: 3, background: PAPER } });
	return paper.composite(layers).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
