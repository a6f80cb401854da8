import { type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { Piece, PiecesContext } from "#web/ui/piece.tsx";
import { Pieces } from "./pieces.ts";

let made: string[];
beforeEach(() => {
	made = [];
});

function Row({ name }: { name: string }) {
	return (
		<li>
			<Piece of={["row", name]}>
				{(id) => {
					made.push(name);
					return <input name={id} value={name} readOnly />;
				}}
			</Piece>
		</li>
	);
}

/** Has an id of its own, as a popup has. */
function Labelled() {
	const id = useId();
	made.push("labelled");
	return <p id={id}>&amp; more</p>;
}

const rows = (...names: string[]) => names.map((name) => <Row key={name} name={name} />);
const menu = <Piece of="menu">{() => <Labelled />}</Piece>;

const pageIn = (pieces: Pieces, content: ReactNode, about = "the shop", nonce = "bm9uY2U") => {
	const page = pieces.forPage(about, nonce);
	return page.finish(renderToString(<PiecesContext value={page}>{content}</PiecesContext>));
};
const madeWhole = (content: ReactNode) => renderToString(<PiecesContext value={null}>{content}</PiecesContext>);

test("a page put together from pieces is the page made whole, wherever they stood before", () => {
	const pieces = new Pieces();
	const pages = [rows("a", "b"), rows("c", "b", "a"), <ul key="list">{rows("b")}</ul>, rows("a", "b")];
	const whole = pages.map(madeWhole);
	made = [];
	expect(pages.map((page) => pageIn(pieces, page))).toEqual(whole);
	expect(made).toEqual(["a", "b", "c"]);
});

test("a piece with ids of its own is made once for each place", () => {
	const pieces = new Pieces();
	const pages = [menu, [null, <div key="main">{menu}</div>]];
	const whole = pages.map(madeWhole);
	expect(whole[0]).not.toBe(whole[1]);
	made = [];
	expect([...pages, ...pages].map((page) => pageIn(pieces, page))).toEqual([...whole, ...whole]);
	expect(made).toEqual(["labelled", "labelled"]);
});

test("what is no piece is made each time", () => {
	const pieces = new Pieces();
	const page = <Piece of={null}>{() => <Labelled />}</Piece>;
	const whole = madeWhole(page);
	expect([pageIn(pieces, page), pageIn(pieces, page)]).toEqual([whole, whole]);
	expect(made).toEqual(["labelled", "labelled", "labelled"]);
});

test("another name of the shop makes every piece anew", () => {
	const pieces = new Pieces();
	for (const about of ["one", "one", "other", "one"]) pageIn(pieces, rows("a"), about);
	expect(made).toEqual(["a", "a", "a"]);
});

test("a script of one page gets into no other", () => {
	const pieces = new Pieces();
	const withScript = (nonce: string) => <Piece of="script">{() => <script nonce={nonce} />}</Piece>;
	pageIn(pieces, withScript("first"), "", "first");
	expect(pageIn(pieces, withScript("second"), "", "second")).toBe('<script nonce="second"></script>');
});

test("what looks like the mark of a piece stays what somebody wrote", () => {
	const pieces = new Pieces();
	pageIn(pieces, rows("a"));
	const written = <p>{'<template data-piece="guessed 0 made"></template>'}</p>;
	expect(pageIn(pieces, written)).toBe(madeWhole(written));
});
