import { LRUCache } from "lru-cache";
import type { PagePieces, Placed } from "#web/ui/piece.tsx";

const MOST_CHARACTERS = 6_000_000;
/** An id that React made. Its text depends on where on the page it was made. */
const REACT_ID = /_[rR]_\w+_/;
/** Of a part that was not ready: a script would put it in later. */
const UNFINISHED = /<!--\$[?!]-->/;

type Made = { markup: string; id: string };
type MadeByKey = LRUCache<string, Made>;

/**
 * Markup of pieces of pages that were made before, by all that decides what it looks like. Nothing has to drop it: what has
 * changed is a piece of another key, and what is not used for long goes.
 */
export class Pieces {
	private about: string | undefined;
	private made: MadeByKey = emptyMemory();

	/** For one page. `about`: what any piece of it may show besides its key. `nonce`: a number nobody can guess, which no text of the page holds. */
	forPage(about: string, nonce: string): PagePieces & { finish(html: string): string } {
		if (about !== this.about) this.made = emptyMemory();
		this.about = about;
		const { made } = this;
		const placed: { key: string; id: string; before: Made | undefined }[] = [];

		const place = (of: unknown, id: string): Placed => {
			const key = JSON.stringify(of);
			const before = made.get(key) ?? made.get(key + id);
			const mark = `${nonce} ${placed.push({ key, id, before }) - 1} `;
			return before
				? { isMade: true, mark: `${mark}made` }
				: { isMade: false, begin: `${mark}begin`, end: `${mark}end` };
		};

		const finish = (html: string): string => {
			const [first = "", ...others] = html.split(`<template data-piece="${nonce} `);
			const begun: number[] = [];
			let whole = first;
			for (const other of others) {
				const [mark, at, kind] = /^(\d+) (\w+)"><\/template>/.exec(other) as unknown as [string, string, string];
				const { key, id, before } = placed[Number(at)] as (typeof placed)[number];
				if (before) whole += before.id === id ? before.markup : before.markup.replaceAll(before.id, id);
				else if (kind === "begin") begun.push(whole.length);
				else remember(made, key, { markup: whole.slice(begun.pop()), id }, nonce);
				whole += other.slice(mark.length);
			}
			return whole;
		};
		return { place, finish };
	}
}

function emptyMemory(): MadeByKey {
	return new LRUCache({
		maxSize: MOST_CHARACTERS,
		sizeCalculation: ({ markup }, key) => markup.length + key.length,
	});
}

/** A piece that holds no id but the one it was given can stand anywhere; one with a script of this page nowhere else. */
function remember(made: MadeByKey, key: string, piece: Made, nonce: string): void {
	if (UNFINISHED.test(piece.markup) || piece.markup.includes(nonce)) return;
	const isMovable = !REACT_ID.test(piece.markup.replaceAll(piece.id, ""));
	made.set(isMovable ? key : key + piece.id, piece);
}
