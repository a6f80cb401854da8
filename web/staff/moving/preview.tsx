import { productFiles } from "#core/calls/product-files.ts";
import type { FileChange } from "#core/contract/product-files.ts";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import { type FileProblem, problemWords } from "#core/rules/file-problems.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { saveFile } from "#web/account/signed-files.ts";
import { useRead } from "#web/loading/use-read.ts";
import { Button } from "#web/ui/button.tsx";
import { Table } from "../frame/table.tsx";
import { FileChanges } from "./file-changes.tsx";
import words from "./messages.en.ts";

/** What a file would change, or did. */
export type Result = {
	created: number;
	changed: number;
	unchanged: number;
	picturesLeftOut: number;
	errors: FileProblem[];
	/** Product by product; undefined where only its job knows. */
	changes?: FileChange[];
};

const SHOWN = 50;

/** What a file would do, or what is wrong with it. */
export function Preview({ result, job, onApply }: { result: Result; job: number | null; onApply: () => void }) {
	const { created, changed, unchanged, picturesLeftOut, errors, changes } = result;
	if (errors.length > 0) return <Problems errors={errors} />;
	const isNothing = created + changed === 0;
	return (
		<div className="flex flex-col items-start gap-3">
			<p role="status">{isNothing ? words.nothing : words.summary(created, changed, unchanged)}</p>
			{picturesLeftOut > 0 && <p>{words.leftOut(picturesLeftOut)}</p>}
			{!isNothing && (changes || job !== null) && <ChangesOf changes={changes} job={job} count={created + changed} />}
			{!isNothing && <Button onClick={onApply}>{words.apply}</Button>}
		</div>
	);
}

type ChangesOfProps = { changes: FileChange[] | undefined; job: number | null; count: number };

/** A large file's are kept with its job, and asked for once it was looked at. */
function ChangesOf({ changes, job, count }: ChangesOfProps) {
	// The counts above say the most; without the rest one can still decide.
	const { data } = useRead(changes ? null : job, async (signal) => {
		return (await signedCall(productFiles.importStatus, { params: { id: Number(job) } }, { signal })).data.changes;
	});
	return <FileChanges changes={changes ?? data ?? []} count={count} />;
}

/** Has the browser save what is wrong with a file as a table. */
export function saveProblems(errors: readonly FileProblem[]): void {
	const lines = errors.map((problem) => csvLine([problem.line, problem.column, problemWords(problem)]));
	const text = [BYTE_ORDER_MARK, csvLine([words.line, words.column, words.what]), ...lines];
	saveFile(new Blob(text, { type: "text/csv" }), words.errorsName);
}

function Problems({ errors }: { errors: readonly FileProblem[] }) {
	return (
		<div className="flex flex-col items-start gap-3">
			<p role="alert">{words.errors(errors.length)}</p>
			<Table
				caption={words.errorsCaption}
				sticky={false}
				rows={errors.slice(0, SHOWN)}
				keyOf={(problem) => `${problem.line} ${problem.column} ${problemWords(problem)}`}
				columns={[
					{ head: words.line, cell: ({ line }) => line },
					{ head: words.column, cell: ({ column }) => <span className="wrap-anywhere">{column}</span> },
					{ head: words.what, cell: (problem) => <span className="wrap-anywhere">{problemWords(problem)}</span> },
				]}
			/>
			{errors.length > SHOWN && <p className="text-quiet">{words.more(errors.length - SHOWN)}</p>}
			<Button look="outline" onClick={() => saveProblems(errors)}>
				{words.saveErrors}
			</Button>
		</div>
	);
}
