import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { productFiles } from "#core/calls/product-files.ts";
import { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { fetchAsStaff } from "../frame/files.ts";
import words from "./messages.en.ts";
import type { Result } from "./preview.tsx";

/** The file that was chosen, and what the shop says of it: at once, or through its job. */
export type Chosen = { file: File; result: Result | null; job: number | null };

async function send(file: File, dry: "0" | "1"): Promise<Partial<Result> & { job: number | null }> {
	const address = addressOf(productFiles.import, { query: { dry } });
	const answer = await fetchAsStaff(address, { method: "POST", headers: { "content-type": "text/csv" }, body: file });
	return answer.json();
}

const resultIn = ({ created = 0, changed = 0, unchanged = 0, errors }: Partial<Result>): Result | null =>
	errors ? { created, changed, unchanged, errors } : null;

/** Choosing a file has it looked at; `apply` does what it says. `onDone` when the list of imports is another. */
export function useImport(onDone: () => void) {
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [busy, setBusy] = useState(false);
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			const text = error instanceof ApiError ? error.message : words.failed;
			showAlert({ title: "Ups!", text, icon: "error" });
		}
		setBusy(false);
		onDone();
	};
	return {
		chosen,
		busy,
		choose: (file: File) =>
			attempt(async () => {
				setChosen(null);
				const answer = await send(file, "1");
				setChosen({ file, result: resultIn(answer), job: answer.job });
			}),
		apply: async (file: File, count: number) => {
			if (!(await askConfirm({ title: words.ask(count), text: words.askText, yes: words.apply, no: words.no }))) return;
			await attempt(async () => {
				const answer = await send(file, "0");
				const result = resultIn(answer);
				setChosen(result && result.errors.length > 0 ? { file, result, job: null } : null);
				if (!result) showToast(words.begun, "success");
				else if (result.errors.length === 0) showToast(words.applied, "success");
			});
		},
	};
}
