import { useState } from "react";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { sizeWord } from "#core/messages/sizes.ts";
import { nameIn } from "#core/rules/translations.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import actions from "../frame/row-actions.messages.en.ts";
import { RowActions } from "../frame/row-actions.tsx";
import { Table } from "../frame/table.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { Route } from "./+types/sizes.ts";
import messages from "./messages.en.ts";
import { SystemForm } from "./system-form.tsx";

const calledHere = (system: SizeSystem) => nameIn(system, words.language);

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	return { systems: readAs("staff", () => signedCall(sizeSystems.list, {}, { signal }).then(({ data }) => data)) };
}

/** The sizes products can be made in. There are always some: the letters stay. */
export default function Sizes({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.systems);
	/** Which one is being changed; null for new sizes, undefined while none is. */
	const [edited, setEdited] = useState<SizeSystem | null>();

	const attempt = async (work: () => Promise<string>) => {
		try {
			showToast(await work(), "success");
		} catch (error) {
			tellRefusal(error);
		}
		loaded.again();
	};
	const hide = (system: SizeSystem) =>
		attempt(async () => {
			const { id, hidden } = system;
			const name = calledHere(system);
			await signedCall(sizeSystems.change, { params: { id }, body: { hidden: !hidden } });
			return hidden ? messages.isShown(name) : messages.isHidden(name);
		});
	const remove = async (system: SizeSystem) => {
		const [id, name] = [system.id, calledHere(system)];
		if (!(await askConfirm(messages.deleteQuestion(name)))) return;
		await attempt(async () => {
			await signedCall(sizeSystems.remove, { params: { id } });
			return messages.isDeleted(name);
		});
	};

	return (
		<div className="flex max-w-5xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 className="text-headline">{messages.title}</h1>
					<p className="mt-2 max-w-prose text-quiet">{messages.note}</p>
				</div>
				<Button onClick={() => setEdited(null)}>{messages.add}</Button>
			</div>
			<LoadedView of={loaded} what={messages.what}>
				{(systems) => <SystemTable systems={systems} onChange={setEdited} onHide={hide} onRemove={remove} />}
			</LoadedView>
			{edited !== undefined && (
				<SystemForm key={edited?.id} system={edited} onClose={() => setEdited(undefined)} onSaved={loaded.again} />
			)}
		</div>
	);
}

type SystemTableProps = {
	systems: readonly SizeSystem[];
	onChange: (system: SizeSystem) => void;
	onHide: (system: SizeSystem) => void;
	onRemove: (system: SizeSystem) => void;
};

function SystemTable({ systems, onChange, onHide, onRemove }: SystemTableProps) {
	return (
		<Table
			caption={messages.title}
			rows={systems}
			keyOf={({ id }) => id}
			columns={[
				{
					head: messages.name,
					cell: (system) => (
						<span className="wrap-anywhere">
							{calledHere(system)}
							{system.hidden && <span className="text-note text-quiet"> {messages.hidden}</span>}
							<span className="block text-note text-quiet wide:hidden">{system.sizes.map(sizeWord).join(", ")}</span>
						</span>
					),
				},
				{
					head: messages.sizes,
					wide: true,
					cell: ({ sizes }) => <span className="wrap-anywhere">{sizes.map(sizeWord).join(", ")}</span>,
				},
				{
					head: actions.head,
					quiet: true,
					number: true,
					cell: (system) => (
						<RowActions
							name={calledHere(system)}
							isHidden={system.hidden}
							onChange={() => onChange(system)}
							onHide={() => onHide(system)}
							onRemove={!system.inUse && (() => onRemove(system))}
						/>
					),
				},
			]}
		/>
	);
}
