import { useState } from "react";
import { searches } from "#core/calls/searches.ts";
import type { VainSearches } from "#core/contract/searches.ts";
import { type Synonym, synonymKey } from "#core/search/synonyms.ts";
import { readAs } from "#web/account/read-as.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { isAdmin } from "../frame/is-admin.ts";
import frame from "../frame/messages.en.ts";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { Route } from "./+types/searches.ts";
import { changeSynonyms } from "./change-synonyms.ts";
import { MeaningForm } from "./meaning-form.tsx";
import messages from "./messages.en.ts";
import { SynonymTable } from "./synonym-table.tsx";
import { VainTable } from "./vain-table.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { found: readAs("staff", () => signedCall(searches.vain, {}, { signal }).then(({ data }) => data)) };
}

const without = (word: string) => (now: readonly Synonym[]) =>
	now.filter((synonym) => synonymKey(synonym.word) !== synonymKey(word));

/** What people searched for in vain, and what the owner has said that words mean. */
export default function Searches({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.found);
	const { session } = useSession();
	const mayExplain = isAdmin(session);
	/** The words whose meaning is being said; each press begins anew. */
	const [explained, setExplained] = useState({ word: "", press: 0 });

	const save = async ({ word, means }: Synonym) => {
		let before: readonly Synonym[] = [];
		await changeSynonyms((now) => {
			const others = without(word)(now);
			before = now.filter((synonym) => !others.includes(synonym));
			return [...others, { word, means }];
		});
		const back = () => changeSynonyms((now) => [...without(word)(now), ...before]);
		showToast(messages.saved(word, means), "success", undo(back));
		loaded.again();
	};
	const remove = async (synonym: Synonym) => {
		try {
			await changeSynonyms(without(synonym.word));
			const again = () => changeSynonyms((now) => [...without(synonym.word)(now), synonym]);
			showToast(messages.removed(synonym.word), "success", undo(again));
		} catch (error) {
			tellRefusal(error);
		}
		loaded.again();
	};
	const undo = (work: () => Promise<void>) => ({
		label: frame.undo,
		act: () =>
			void work().then(() => {
				showToast(frame.undone, "success");
				loaded.again();
			}, tellRefusal),
	});

	const explain = (word: string) => setExplained(({ press }) => ({ word, press: press + 1 }));
	return (
		<div className="flex max-w-4xl flex-col gap-8">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 max-w-prose text-quiet">{messages.note}</p>
			</div>
			{mayExplain && <MeaningForm key={explained.press} word={explained.word} onSave={save} />}
			<LoadedView of={loaded} what={messages.what}>
				{(found) => (
					<Found found={found} onExplain={mayExplain ? explain : null} onRemove={mayExplain ? remove : null} />
				)}
			</LoadedView>
		</div>
	);
}

type FoundProps = {
	found: VainSearches;
	onExplain: ((words: string) => void) | null;
	onRemove: ((synonym: Synonym) => void) | null;
};

function Found({ found: { searches: vain, synonyms }, onExplain, onRemove }: FoundProps) {
	return (
		<div className="flex flex-col gap-10">
			{vain.length === 0 ? (
				<EmptyState title={messages.none.title}>
					<p>{messages.none.text}</p>
				</EmptyState>
			) : (
				<VainTable searches={vain} synonyms={synonyms} onExplain={onExplain} />
			)}
			{synonyms.length > 0 && <SynonymTable synonyms={synonyms} onRemove={onRemove} />}
		</div>
	);
}
