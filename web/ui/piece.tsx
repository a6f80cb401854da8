import { createContext, type ReactNode, useContext, useId } from "react";

/** What marks the place of a piece; one that was made before needs no other markup. */
export type Placed = { isMade: true; mark: string } | { isMade: false; begin: string; end: string };
export type PagePieces = { place(of: unknown, id: string): Placed };

/** Where the page that is being made finds pieces made before. Browsers have none. */
export const PiecesContext = /* @__PURE__ */ createContext<PagePieces | null>(null);

type PieceProps = {
	/** All that decides what it looks like, besides what every page knows of the shop; nothing where there is too much of that to be a piece. */
	of: unknown;
	/** Is given an id for its own parts: with no other in it, a piece is the same anywhere on a page. */
	children: (id: string) => ReactNode;
};

/** A part of pages that the server makes once and puts into others as it is: nobody in particular may be in it, nor where it stands. */
export const Piece = import.meta.env.SSR ? PieceOfPage : PieceInBrowser;

function PieceOfPage({ of, children }: PieceProps) {
	const pieces = useContext(PiecesContext);
	const id = useId();
	const placed = of ? pieces?.place(of, id) : undefined;
	if (placed?.isMade) return <template data-piece={placed.mark} />;
	return (
		<>
			{placed && <template data-piece={placed.begin} />}
			{children(id)}
			{placed && <template data-piece={placed.end} />}
		</>
	);
}

/** As many places as on the server: ids are made of them. */
function PieceInBrowser({ children }: PieceProps) {
	return (
		<>
			{null}
			{children(useId())}
			{null}
		</>
	);
}
