import { useState } from "react";
import { addressOf } from "#core/calls/call.ts";
import { productFiles } from "#core/calls/product-files.ts";
import { sendFile } from "#web/account/send-file.ts";
import { ApiError } from "#web/api.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import frame from "../frame/messages.en.ts";
import words from "./messages.en.ts";
import type { Result } from "./preview.tsx";
import { isShopifyFile, NOWHERE, readShelfOptions, type ShelfOptions, type Where } from "./shopify-file.ts";

/** The file that was chosen, and what the shop says of it: at once, or through its job. */
export type ChosenFile = {
	file: File;
	/** What the shop has, where the file may say none of it; and which of it its new products go to. */
	shelves: ShelfOptions | null;
	where: Where;
	result: Result | null;
	job: number | null;
};
type Answer = Partial<Result> & { job: number | null };

type OnProgress = (share: number) => void;

function send(file: File, where: Where, dry: "0" | "1", onProgress: OnProgress): Promise<Answer> {
	const { category, collection, withoutPictures } = where;
	const pictures = withoutPictures && { pictures: "known" as const };
	const query = { dry, ...(category && { category }), ...(collection && { collection }), ...pictures };
	const address = addressOf(productFiles.import, { query });
	return sendFile({ method: "POST", address, type: "text/csv", body: file }, onProgress);
}

function sendPictures(file: File, onProgress: OnProgress): Promise<Answer> {
	const address = addressOf(productFiles.importPictures, {});
	return sendFile({ method: "POST", address, type: "application/zip", body: file }, onProgress);
}

const NONE = { created: 0, changed: 0, unchanged: 0, picturesLeftOut: 0, changes: [] };
const resultIn = ({ errors, ...said }: Answer): Result | null => (errors ? { ...NONE, ...said, errors } : null);

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

/** Choosing a file has it looked at, and pictures kept; `apply` does what it says. `onDone` when the list of imports is another. */
export function useImport(onDone: () => void) {
	const [chosen, setChosen] = useState<ChosenFile | null>(null);
	const [busy, setBusy] = useState(false);
	/** How much of the file has left, from 0 to 1. */
	const [sent, setSent] = useState(0);
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		setSent(0);
		try {
			await work();
		} catch (error) {
			const text = error instanceof ApiError && error.code !== "offline" ? error.message : words.failed;
			showAlert({ title: frame.refused, text, icon: "error" });
		}
		setBusy(false);
		onDone();
	};
	const look = async (next: Pick<ChosenFile, "file" | "shelves" | "where">) => {
		const answer = await send(next.file, next.where, "1", setSent);
		setChosen({ ...next, result: resultIn(answer), job: answer.job });
	};
	return {
		chosen,
		busy,
		sent,
		choose: (file: File) =>
			attempt(async () => {
				setChosen(null);
				if (isArchive(file)) {
					await sendPictures(file, setSent);
					showToast(words.begun, "success");
				} else {
					const shelves = (await isShopifyFile(file)) ? await readShelfOptions() : null;
					await look({ file, shelves, where: NOWHERE });
				}
			}),
		/** Says where new products go, and has the file looked at again. */
		place: (at: ChosenFile, where: Where) => attempt(() => look({ ...at, where })),
		apply: async ({ file, where, shelves }: ChosenFile, count: number) => {
			if (!(await askConfirm({ title: words.ask(count), text: words.askText, yes: words.apply, no: words.no }))) return;
			await attempt(async () => {
				const answer = await send(file, where, "0", setSent);
				const result = resultIn(answer);
				setChosen(result && result.errors.length > 0 ? { file, where, shelves, result, job: null } : null);
				if (!result) showToast(words.begun, "success");
				else if (result.errors.length === 0) showToast(words.applied, "success");
			});
		},
	};
}
