import type { VainSearch } from "#core/contract/searches.ts";
import { type Synonym, synonymKey } from "#core/search/synonyms.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledTable } from "../frame/table.tsx";
import messages from "./messages.en.ts";

type VainTableProps = {
	searches: readonly VainSearch[];
	synonyms: readonly Synonym[];
	onExplain: ((words: string) => void) | null;
};

/** A day of the shop, wherever it is read. */
const dayInWords = (day: string) => dayOf(`${day}T12:00`);

export function VainTable({ searches, synonyms, onExplain }: VainTableProps) {
	const meanings = new Map(synonyms.map(({ word, means }) => [synonymKey(word), means]));
	const meaningOf = ({ words }: VainSearch) => meanings.get(synonymKey(words));
	return (
		<TitledTable
			caption={messages.vain}
			rows={searches}
			keyOf={({ words }) => words}
			columns={[
				{
					head: messages.words,
					cell: (search) => (
						<span className="wrap-anywhere">
							{search.words}
							<span className="block text-note text-quiet wide:hidden">
								{messages.inShort(search.times, dayInWords(search.lastDay))}
							</span>
						</span>
					),
				},
				{ head: messages.times, cell: ({ times }) => times, number: true, wide: true },
				{ head: messages.lastDay, cell: ({ lastDay }) => dayInWords(lastDay), wide: true },
				{
					head: messages.explain,
					quiet: true,
					number: true,
					cell: (search) => <Explain search={search} means={meaningOf(search)} onExplain={onExplain} />,
				},
			]}
		/>
	);
}

type ExplainProps = { search: VainSearch; means: string | undefined; onExplain: VainTableProps["onExplain"] };

function Explain({ search: { words }, means, onExplain }: ExplainProps) {
	if (means !== undefined) return <span className="text-quiet">{messages.means(means)}</span>;
	return (
		onExplain && (
			<Button look="outline" aria-label={messages.explainOne(words)} onClick={() => onExplain(words)}>
				{messages.explain}
			</Button>
		)
	);
}
