import { useState } from "react";
import type { FileChange, ToldCell } from "#core/contract/product-files.ts";
import { Button } from "#web/ui/button.tsx";
import { Table } from "../frame/table.tsx";
import words from "./messages.en.ts";

const SHOWN_FIRST = 20;

/** What a file does with its first products, cell by cell, before anybody says yes to it. */
export function FileChanges({ changes, count }: { changes: readonly FileChange[]; count: number }) {
	const [isWhole, setWhole] = useState(false);
	if (changes.length === 0) return null;
	const shown = isWhole ? changes : changes.slice(0, SHOWN_FIRST);
	return (
		<div className="flex w-full flex-col items-start gap-3">
			<Table
				caption={words.changes.caption}
				sticky={false}
				rows={shown}
				keyOf={({ slug }) => slug}
				columns={[
					{ head: words.line, wide: true, cell: ({ line }) => line },
					{ head: words.changes.product, cell: (change) => <Product change={change} /> },
					{ head: words.changes.what, cell: ({ isNew, cells }) => <Cells isNew={isNew} cells={cells} /> },
				]}
			/>
			{shown.length < changes.length && (
				<Button look="outline" onClick={() => setWhole(true)}>
					{words.changes.showAll(changes.length)}
				</Button>
			)}
			{shown.length === changes.length && count > changes.length && (
				<p className="text-quiet">{words.changes.more(count - changes.length)}</p>
			)}
		</div>
	);
}

function Product({ change: { name, slug, isNew } }: { change: FileChange }) {
	return (
		<span className="wrap-anywhere">
			{name}
			{isNew && <span className="text-clay text-note"> {words.changes.isNew}</span>}
			<span className="block text-note text-quiet">{slug}</span>
		</span>
	);
}

function Cells({ isNew, cells }: Pick<FileChange, "isNew" | "cells">) {
	return (
		<ul className="wrap-anywhere text-note">
			{cells.map((cell) => (
				<li key={`${cell.column} ${cell.of ?? cell.to}`}>
					<span className="text-quiet">{[cell.column, cell.of].filter(Boolean).join(" ")}: </span>
					{isNew || cell.from === null ? cell.to : becomes(cell)}
				</li>
			))}
		</ul>
	);
}

const becomes = ({ from, to }: ToldCell) => `${from || words.changes.empty} → ${to || words.changes.empty}`;
