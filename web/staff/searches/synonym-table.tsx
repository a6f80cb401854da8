import type { Synonym } from "#core/search/synonyms.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledTable } from "../frame/table.tsx";
import messages from "./messages.en.ts";

type SynonymTableProps = { synonyms: readonly Synonym[]; onRemove: ((synonym: Synonym) => void) | null };

export function SynonymTable({ synonyms, onRemove }: SynonymTableProps) {
	return (
		<TitledTable
			caption={messages.known}
			rows={synonyms}
			keyOf={({ word }) => word}
			columns={[
				{ head: messages.word, cell: ({ word }) => <span className="wrap-anywhere">{word}</span> },
				{ head: messages.isMeant, cell: ({ means }) => <span className="wrap-anywhere">{means}</span> },
				{
					head: messages.remove,
					quiet: true,
					number: true,
					cell: (synonym) =>
						onRemove && (
							<Button look="outline" aria-label={messages.removeOne(synonym.word)} onClick={() => onRemove(synonym)}>
								{messages.remove}
							</Button>
						),
				},
			]}
		/>
	);
}
