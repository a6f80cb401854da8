import { useState } from "react";
import { sizeSystems } from "#core/calls/size-systems.ts";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Table } from "../frame/table.tsx";
import type { Route } from "./+types/sizes.ts";
import { SystemForm } from "./system-form.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";

export const meta = privateHead("Sizes");

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
	const hide = ({ id, name, hidden }: SizeSystem) =>
		attempt(async () => {
			await signedCall(sizeSystems.change, { params: { id }, body: { hidden: !hidden } });
			return hidden ? `${name} can be chosen again` : `${name} is hidden`;
		});
	const remove = async ({ id, name }: SizeSystem) => {
		const text = "No product has these sizes. They cannot be brought back.";
		if (!(await askConfirm({ title: `Delete ${name}?`, text, yes: "Delete", no: "Keep" }))) return;
		await attempt(async () => (await signedCall(sizeSystems.remove, { params: { id } })).data.message);
	};

	return (
		<div className="flex max-w-5xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 className="text-headline">Sizes</h1>
					<p className="mt-2 max-w-prose text-quiet">
						A product has the sizes of one of these. Hidden ones stay with their products and cannot be chosen for
						others.
					</p>
				</div>
				<Button onClick={() => setEdited(null)}>Add sizes</Button>
			</div>
			<LoadedView of={loaded} what="The sizes">
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
			caption="Sizes"
			rows={systems}
			keyOf={({ id }) => id}
			columns={[
				{
					head: "Name",
					cell: ({ name, hidden, sizes }) => (
						<span className="wrap-anywhere">
							{name}
							{hidden && <span className="text-note text-quiet"> (hidden)</span>}
							<span className="block text-note text-quiet wide:hidden">{sizes.join(", ")}</span>
						</span>
					),
				},
				{ head: "Sizes", wide: true, cell: ({ sizes }) => <span className="wrap-anywhere">{sizes.join(", ")}</span> },
				{
					head: "What to do",
					quiet: true,
					number: true,
					cell: (system) => (
						<span className="flex flex-wrap justify-end gap-2">
							<Button look="outline" aria-label={`Change ${system.name}`} onClick={() => onChange(system)}>
								Change
							</Button>
							<Button
								look="outline"
								aria-label={`${system.hidden ? "Show" : "Hide"} ${system.name}`}
								onClick={() => onHide(system)}
							>
								{system.hidden ? "Show" : "Hide"}
							</Button>
							{!system.inUse && (
								<Button look="outline" aria-label={`Delete ${system.name}`} onClick={() => onRemove(system)}>
									Delete
								</Button>
							)}
						</span>
					),
				},
			]}
		/>
	);
}
