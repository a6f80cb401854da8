import type { ImportStatus } from "#core/contract/product-files.ts";
import { type FileProblem, problemWords } from "#core/rules/file-problems.ts";
import { Button } from "#web/ui/button.tsx";
import { shopMoment } from "../frame/shop-clock.ts";
import { Table } from "../frame/table.tsx";
import { keptInWords } from "../frame/undo.ts";
import words from "./messages.en.ts";
import { saveProblems } from "./preview.tsx";

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
				{ head: words.when, cell: ({ at }) => <time dateTime={at}>{shopMoment(at)}</time> },
				{ head: words.outcome, cell: (status) => <Outcome status={status} /> },
				{
					head: words.actions,
					quiet: true,
					number: true,
					cell: (status) => <Actions status={status} onUndo={onUndo} />,
				},
			]}
		/>
	);
}

function Actions({ status: { at, change, errors }, onUndo }: { status: ImportStatus; onUndo: (id: number) => void }) {
	const of = (what: string) => `${what}: ${shopMoment(at)}`;
	return (
		<>
			{errors.length > 1 && (
				<Button look="outline" aria-label={of(words.saveErrors)} onClick={() => saveProblems(errors)}>
					{words.saveErrors}
				</Button>
			)}
			{change !== null && (
				<Button look="outline" aria-label={of(words.undo)} onClick={() => onUndo(change)}>
					{words.undo}
				</Button>
			)}
		</>
	);
}

function Outcome({ status }: { status: ImportStatus }) {
	const { kind, state, created, changed, unchanged, picturesLeftOut, errors, keptProducts, kept } = status;
	const [first] = errors;
	const counted =
		kind === "pictures" ? words.pictures(created, errors.length) : words.summary(created, changed, unchanged);
	return (
		<span className="wrap-anywhere">
			{words.states[state]}
			{(!first || kind === "pictures") && <span className="block text-note text-quiet">{counted}</span>}
			{picturesLeftOut > 0 && <span className="block text-note text-quiet">{words.leftOut(picturesLeftOut)}</span>}
			{keptProducts > 0 && <span className="block text-note text-quiet">{keptInWords(kept)}</span>}
			{first && <span className="block text-note text-quiet">{problemPlace(status, first)}</span>}
		</span>
	);
}

/** A picture is found by its name, a cell by its line. */
function problemPlace({ kind }: ImportStatus, problem: FileProblem): string {
	const isPicture = kind === "pictures" && problem.column !== "";
	return `${isPicture ? problem.column : `${words.line} ${problem.line}`}: ${problemWords(problem)}`;
}
