import { useRevalidator } from "react-router";
import type { AuditEntry } from "#core/contract/audit.ts";
import type { Reading } from "#web/loading/reading.ts";
import { Button } from "#web/ui/button.tsx";
import frameMessages from "../frame/messages.en.ts";
import { shopMoment } from "../frame/shop-clock.ts";
import type { Column } from "../frame/table.tsx";
import { takeBack } from "../frame/undo.ts";
import { FoundRows } from "../users/found-rows.tsx";
import { detailLines } from "./detail-lines.ts";
import { sentenceOf } from "./entry-sentence.ts";
import messages from "./messages.en.ts";

/** What staff did, newest first. */
export function AuditLog({ found }: { found: Reading<{ rows: AuditEntry[]; total: number }> }) {
	return (
		<FoundRows what={messages.what} label={messages.find} columns={columns} found={found} keyOf={({ id }) => id} />
	);
}

/** What the shop does by itself is noted under this name. */
const userOf = ({ user_name }: AuditEntry) => (user_name === "the shop" ? messages.theShop : user_name);

const columns: Column<AuditEntry>[] = [
	{
		head: messages.when,
		cell: (entry) => (
			<>
				<time dateTime={entry.at}>{shopMoment(entry.at)}</time>
				<span className="wrap-anywhere block text-note text-quiet wide:hidden">{userOf(entry)}</span>
			</>
		),
	},
	{ head: messages.user, wide: true, cell: (entry) => <span className="wrap-anywhere">{userOf(entry)}</span> },
	{ head: messages.done, cell: (entry) => <WhatWasDone entry={entry} /> },
	{
		head: frameMessages.undo,
		quiet: true,
		cell: ({ change }) => change !== null && <UndoButton change={change} />,
	},
];

function WhatWasDone({ entry }: { entry: AuditEntry }) {
	const lines = detailLines(entry);
	return (
		<div className="wrap-anywhere">
			<p>{sentenceOf(entry)}</p>
			{lines.length > 0 && (
				<ul className="text-note text-quiet">
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</div>
	);
}

function UndoButton({ change }: { change: number }) {
	const { revalidate } = useRevalidator();
	return (
		<Button look="quiet" onClick={() => void takeBack(change, () => void revalidate())}>
			{frameMessages.undo}
		</Button>
	);
}
