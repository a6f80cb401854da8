import type { Synonym } from "#core/search/synonyms.ts";
import { Button } from "#web/ui/button.tsx";
import { Table } from "../frame/table.tsx";
import messages from "./messages.en.ts";

type SynonymTableProps = { synonyms: readonly Synonym[]; onRemove: ((synonym: Synonym) => void) | null };

export function SynonymTable({ synonyms, onRemove }: SynonymTableProps) {
	return (
		<section aria-labelledby="synonyms" className="flex flex-col gap-3">
			<h2 id="synonyms" className="text-title">
				{messages.known}
			</h2>
			<Table
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
		</section>
	);
}
