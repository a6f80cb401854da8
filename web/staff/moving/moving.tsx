import { useId } from "react";
import { archive } from "#core/calls/archive.ts";
import { addressOf } from "#core/calls/call.ts";
import { clients } from "#core/calls/clients.ts";
import { orders } from "#core/calls/orders.ts";
import { productFiles } from "#core/calls/product-files.ts";
import type { ImportStatus } from "#core/contract/product-files.ts";
import { readAs } from "#web/account/read-as.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { useRefreshEvery } from "#web/loading/use-refresh.ts";
import { askConfirm } from "#web/ui/question.tsx";
import { ClockNote } from "../frame/clock-note.tsx";
import { ExportButton } from "../frame/export-button.tsx";
import { isAdmin } from "../frame/is-admin.ts";
import { takeBack } from "../frame/undo.ts";
import { useMay } from "../frame/use-may.ts";
import type { Route } from "./+types/moving.ts";
import { FilePlace } from "./file-place.tsx";
import { ImportList } from "./import-list.tsx";
import words from "./messages.en.ts";
import { Preview } from "./preview.tsx";
import { Progress } from "./progress.tsx";
import { useImport } from "./use-import.ts";
import { isBeingMade, type KnownArchive, WholeShop } from "./whole-shop.tsx";

export const meta = privateHead(words.title);

const EVERY_MS = 1500;
const GOING_ON: readonly string[] = ["receiving", "reading", "applying", "undoing"];

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return {
		imports: readAs("staff", () => signedCall(productFiles.listImports, {}, { signal }).then(({ data }) => data)),
		archive: readAs("staff", (person): Promise<KnownArchive> => {
			if (!isAdmin(person)) return Promise.resolve({ archive: null });
			return signedCall(archive.find, {}, { signal }).then(({ data }) => data);
		}),
	};
}

/** Products out of the shop and into it, as files, and the whole shop out of it. What goes on is seen here again after a reload. */
export default function Moving({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.imports);
	const running = loaded.data?.find(({ state }) => GOING_ON.includes(state));
	const kept = useLoaded(loaderData.archive);
	const { session } = useSession();
	useRefreshEvery(EVERY_MS, loaded.stale || kept.stale || !(running || isBeingMade(kept.data)));

	const undo = async (change: number) => {
		const question = { title: words.undoAsk, text: words.undoText, yes: words.undo, no: words.undoNo };
		if (await askConfirm(question)) await takeBack(change, loaded.again);
	};

	return (
		<div className="flex max-w-5xl flex-col gap-10">
			<div className="flex flex-col gap-2">
				<h1 className="text-headline">{words.title}</h1>
				<ClockNote />
			</div>
			<Export />
			<Import imports={loaded.data ?? []} running={running} onDone={loaded.again} />
			<section className="flex flex-col gap-3">
				<h2 className="text-title">{words.last}</h2>
				<LoadedView of={loaded} what={words.last}>
					{(imports) => <ImportList imports={imports} onUndo={undo} />}
				</LoadedView>
			</section>
			{isAdmin(session) && <WholeShop of={kept} />}
		</div>
	);
}

function Export() {
	const { session } = useSession();
	const may = useMay();
	return (
		<>
			<section className="flex flex-col items-start gap-3">
				<h2 className="text-title">{words.exportTitle}</h2>
				<p className="max-w-prose text-quiet">{words.exportText}</p>
				<ExportButton
					address={addressOf(productFiles.export, {})}
					name={words.exportName}
					label={words.exportButton}
					failed={words.exportFailed}
				/>
			</section>
			{may("orders.export") && (
				<section className="flex flex-col items-start gap-3">
					<h2 className="text-title">{words.ordersTitle}</h2>
					<p className="max-w-prose text-quiet">{words.ordersText}</p>
					<ExportButton
						address={addressOf(orders.export, { query: {} })}
						name={words.ordersName}
						label={words.ordersButton}
						failed={words.ordersFailed}
					/>
				</section>
			)}
			{isAdmin(session) && (
				<section className="flex flex-col items-start gap-3">
					<h2 className="text-title">{words.clientsTitle}</h2>
					<p className="max-w-prose text-quiet">{words.clientsText}</p>
					<ExportButton
						address={addressOf(clients.export, {})}
						name={words.clientsName}
						label={words.clientsButton}
						failed={words.clientsFailed}
					/>
				</section>
			)}
		</>
	);
}

type ImportProps = { imports: readonly ImportStatus[]; running: ImportStatus | undefined; onDone: () => void };

function Import({ imports, running, onDone }: ImportProps) {
	const id = useId();
	const { chosen, busy, sent, choose, place, apply } = useImport(onDone);
	const checked = chosen?.job
		? imports.find(({ job, state }) => job === chosen.job && !GOING_ON.includes(state))
		: null;
	const result = chosen?.result ?? checked ?? null;
	return (
		<section className="flex flex-col items-start gap-3">
			<h2 className="text-title">{words.importTitle}</h2>
			<p className="max-w-prose text-quiet">{words.importText}</p>
			<div className="flex w-full max-w-prose flex-col gap-1.5">
				<label htmlFor={id} className="text-note">
					{words.file}
				</label>
				<input
					id={id}
					type="file"
					accept=".csv,.zip,text/csv,application/zip"
					disabled={busy}
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						if (file) void choose(file);
						// The same file can be chosen again once it is mended.
						target.value = "";
					}}
					className="min-h-11 w-full rounded-edge border border-edge bg-raised px-3 py-2 text-note file:mr-3 file:cursor-pointer file:border-0 file:bg-sunken file:px-3 file:py-1 file:text-ink"
				/>
			</div>
			{chosen?.shelves && (
				<FilePlace
					shelves={chosen.shelves}
					where={chosen.where}
					busy={busy}
					onChange={(where) => void place(chosen, where)}
				/>
			)}
			{busy && sent < 1 && <Progress label={words.sending} done={Math.round(sent * 100)} total={100} />}
			{busy && sent === 1 && <p role="status">{words.reading}</p>}
			{running && <Progress label={words.states[running.state]} done={running.done} total={running.total} />}
			{result && chosen && !busy && (
				<Preview result={result} job={chosen.job} onApply={() => void apply(chosen, result.created + result.changed)} />
			)}
		</section>
	);
}
