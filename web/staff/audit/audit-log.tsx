import { useRevalidator } from "react-router";
import { settings } from "#core/calls/settings.ts";
import type { AuditEntry } from "#core/contract/audit.ts";
import { factsOf } from "#core/contract/settings.ts";
import words from "#web/facts/messages.en.ts";
import { tellFacts } from "#web/facts/shop-facts.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frameMessages from "../frame/messages.en.ts";
import { shopMoment } from "../frame/shop-clock.ts";
import type { Column } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { takeBack } from "../frame/undo.ts";
import { staffCall } from "../step-up/step-up.ts";
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
		cell: ({ id, change, isLastOfSetting }) => {
			if (change !== null) return <UndoButton takeBack={(done) => takeBack(change, done)} />;
			return isLastOfSetting && <UndoButton takeBack={(done) => takeBackSetting(id, done)} />;
		},
	},
];

/** A setting goes back to what it was, unless somebody has changed it again. */
async function takeBackSetting(entry: number, onUndone: () => void): Promise<void> {
	try {
		const { data } = await staffCall(settings.undo, { body: { entry } });
		tellFacts(factsOf(data, words.language));
		showToast(frameMessages.takenBack, "success");
		onUndone();
	} catch (error) {
		tellRefusal(error);
	}
}

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

function UndoButton({ takeBack: undo }: { takeBack: (onUndone: () => void) => Promise<void> }) {
	const { revalidate } = useRevalidator();
	return (
		<Button look="quiet" onClick={() => void undo(() => void revalidate())}>
			{frameMessages.undo}
		</Button>
	);
}
