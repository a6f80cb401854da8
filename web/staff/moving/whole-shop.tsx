import { useState } from "react";
import { archive } from "#core/calls/archive.ts";
import { addressOf } from "#core/calls/call.ts";
import type { ArchiveStatus } from "#core/contract/archive.ts";
import { signedCall } from "#web/account/signed-call.ts";
import facts from "#web/facts/messages.en.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Loaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { ExportButton } from "../frame/export-button.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import { staffCall } from "../step-up/step-up.ts";
import words from "./messages.en.ts";
import { Progress } from "./progress.tsx";

const OPEN_COMMAND = "npm run archive -- open shop.zip";
const BYTES_PER_MB = 1024 * 1024;

const size = new Intl.NumberFormat(facts.locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

export type KnownArchive = { archive: ArchiveStatus | null };
export const isBeingMade = (known: KnownArchive | null): boolean =>
	known?.archive?.state === "waiting" || known?.archive?.state === "writing";

/** The shop as one file, for another machine. It is made by the shop itself, whoever looks on. */
export function WholeShop({ of: loaded }: { of: Loaded<KnownArchive> }) {
	const { whole } = words;
	const [busy, setBusy] = useState(false);
	const attempt = async (work: () => Promise<unknown>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			tellRefusal(error);
		}
		setBusy(false);
		// Also after a refusal: somebody else may have made or deleted it meanwhile.
		loaded.again();
	};
	const make = () => attempt(() => staffCall(archive.make, {}));
	const remove = async ({ id, state }: ArchiveStatus) => {
		const question = state === "done" ? whole.removeAsk : whole.stopAsk;
		if (await askConfirm(question)) await attempt(() => signedCall(archive.remove, { params: { id } }));
	};
	return (
		<section className="flex flex-col items-start gap-3">
			<h2 className="text-title">{whole.title}</h2>
			<p className="max-w-prose text-quiet">{whole.holds}</p>
			<p className="max-w-prose text-quiet">{whole.leavesOut}</p>
			<LoadedView of={loaded} what={whole.title} skeleton="h-11">
				{({ archive: known }) => <Standing known={known} busy={busy} onMake={make} onRemove={remove} />}
			</LoadedView>
			<p className="max-w-prose text-note text-quiet">
				{whole.opening} <code className="wrap-anywhere text-ink">{OPEN_COMMAND}</code>
			</p>
		</section>
	);
}

type StandingProps = {
	known: ArchiveStatus | null;
	busy: boolean;
	onMake: () => void;
	onRemove: (known: ArchiveStatus) => void;
};

function Standing({ known, busy, onMake, onRemove }: StandingProps) {
	const { whole } = words;
	const makeButton = (look: "solid" | "outline", label: string) => (
		<Button look={look} busy={busy} onClick={onMake}>
			{label}
		</Button>
	);
	if (!known) return makeButton("outline", whole.make);
	if (known.state === "failed")
		return (
			<div className="flex flex-col items-start gap-3">
				<p role="alert" className="max-w-prose text-brick">
					{whole.problems[known.problem ?? "interrupted"]}
				</p>
				{makeButton("outline", whole.again)}
			</div>
		);
	if (known.state !== "done")
		return (
			<div className="flex flex-col items-start gap-3">
				<Progress label={whole.states[known.state]} done={known.done} total={known.total} />
				<Button look="outline" busy={busy} onClick={() => onRemove(known)}>
					{whole.stop}
				</Button>
			</div>
		);
	return (
		<div className="flex flex-col items-start gap-3">
			<p role="status">
				{whole.ready(shopMoment(known.at), size.format(known.bytes / BYTES_PER_MB))}
				{known.until && <span className="block text-note text-quiet">{whole.until(shopMoment(known.until))}</span>}
			</p>
			<div className="flex flex-wrap gap-3">
				<ExportButton
					address={addressOf(archive.download, { params: { id: known.id } })}
					name={whole.fileName}
					label={whole.download}
					failed={whole.downloadFailed}
				/>
				<Button look="outline" busy={busy} onClick={() => onRemove(known)}>
					{whole.remove}
				</Button>
				{makeButton("outline", whole.anew)}
			</div>
		</div>
	);
}
