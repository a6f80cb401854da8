import type { Deps } from "../../deps.ts";
import { loadSharp } from "../../load-sharp.ts";

/** A picture that comes along with a mail, so that reading it asks nobody for anything. */
export type MailPicture = { cid: string; body: Buffer };

const OWN = /^\/images\/([\w-]{1,120})\.webp$/;
const NAMED = /"cid:([\w-]{1,120})@pictures"/g;
/** Twice what the letter shows, for sharp screens. */
const SIZE = { width: 96, height: 128 };
const MOST = 40;

/** By which name a letter shows one of the shop's own pictures; null for any other. */
export function contentIdOf(image: string): string | null {
	const id = OWN.exec(image)?.[1];
	return id === undefined ? null : `${id}@pictures`;
}

/** The pictures a letter shows, as every mail program can draw them. One that cannot be had does not hold the mail back. */
export async function picturesIn(
	{ storages, log }: Pick<Deps, "storages" | "log">,
	html: string,
): Promise<MailPicture[]> {
	const ids = [...new Set([...html.matchAll(NAMED)].map(([, id]) => id as string))].slice(0, MOST);
	const drawn = ids.map(async (id) => {
		try {
			const stored = (await storages.local.get(`${id}.webp`)) ?? (await storages.s3?.get(`${id}.webp`));
			const sharp = await loadSharp();
			const body = stored && (await sharp(stored).resize(SIZE).flatten({ background: "#ffffff" }).jpeg().toBuffer());
			return body ? [{ cid: `${id}@pictures`, body }] : [];
		} catch (error) {
			log.warn({ err: error }, "a picture of a mail could not be drawn");
			return [];
		}
	});
	return (await Promise.all(drawn)).flat();
}
