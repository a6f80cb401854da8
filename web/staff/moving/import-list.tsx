import type { ImportStatus } from "#core/contract/product-files.ts";
import { problemWords } from "#core/rules/file-problems.ts";
import facts from "#web/facts/messages.en.ts";
import { Button } from "#web/ui/button.tsx";
import { Table } from "../frame/table.tsx";
import words from "./messages.en.ts";

const when = new Intl.DateTimeFormat(facts.locale, { dateStyle: "medium", timeStyle: "short" });

/** The last imports, each with the way back while there is one. */
export function ImportList({
	imports,
	onUndo,
}: {
	imports: readonly ImportStatus[];
	onUndo: (change: number) => void;
}) {
	if (imports.length === 0) return <p className="text-quiet">{words.none}</p>;
	return (
		<Table
			caption={words.last}
			rows={imports}
			keyOf={({ job }) => job}
			columns={[
				{ head: words.when, cell: ({ at }) => <time dateTime={at}>{when.format(new Date(at))}</time> },
				{ head: words.outcome, cell: (status) => <Outcome status={status} /> },
				{
					head: words.actions,
					quiet: true,
					number: true,
					cell: ({ at, change }) =>
						change !== null && (
							<Button
								look="outline"
								aria-label={`${words.undo}: ${when.format(new Date(at))}`}
								onClick={() => onUndo(change)}
							>
								{words.undo}
							</Button>
						),
				},
			]}
		/>
	);
}

function Outcome({ status: { state, created, changed, unchanged, errors } }: { status: ImportStatus }) {
	const [first] = errors;
	return (
		<span className="wrap-anywhere">
			{words.states[state]}
			<span className="block text-note text-quiet">
				{first ? `${words.line} ${first.line}: ${problemWords(first)}` : words.summary(created, changed, unchanged)}
			</span>
		</span>
	);
}
