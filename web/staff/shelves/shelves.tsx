import { useEffect, useRef, useState } from "react";
import { selectors } from "#core/calls/selectors.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { privateHead } from "#web/facts/title.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { tellRefusal } from "../frame/tell-refusal.ts";
import type { Route } from "./+types/shelves.ts";
import messages from "./messages.en.ts";
import { calledHere, calls, type Group, groupsOf, type Shelf } from "./shelf.ts";
import { ShelfForm } from "./shelf-form.tsx";
import { ShelfTable } from "./shelf-table.tsx";

export const meta = privateHead(messages.title);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	const read = () => signedCall(selectors.shelves, {}, { signal }).then(({ data }) => groupsOf(data));
	return { groups: readAs("staff", read) };
}

/** What products are filed under: named, put in order, hidden and taken away. */
export default function Shelves({ loaderData }: Route.ComponentProps) {
	const loaded = useLoaded(loaderData.groups);
	/** What is being named; null while nothing is. */
	const [edited, setEdited] = useState<{ group: Group; shelf: Shelf | null } | null>(null);
	const [news, setNews] = useState("");
	const place = useFocusKept(loaded.data);

	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			tellRefusal(error);
		}
		loaded.again();
	};
	const change = (shelf: Shelf, body: { hidden: boolean } | { place: number }) =>
		signedCall(calls[shelf.kind].change, { params: { id: shelf.id }, body });
	const hide = (shelf: Shelf) =>
		attempt(async () => {
			await change(shelf, { hidden: !shelf.hidden });
			const name = calledHere(shelf);
			showToast(shelf.hidden ? messages.isShown(name) : messages.isHidden(name), "success");
		});
	const remove = async (shelf: Shelf) => {
		const name = calledHere(shelf);
		if (!(await askConfirm(messages.deleteQuestion(name)))) return;
		await attempt(async () => {
			await signedCall(calls[shelf.kind].remove, { params: { id: shelf.id } });
			showToast(messages.isDeleted(name), "success");
		});
	};
	const move = (group: Group, shelf: Shelf, to: number) =>
		attempt(async () => {
			await change(shelf, { place: to });
			const count = group.shelves.filter(({ isTop }) => !isTop).length;
			setNews(messages.moved(calledHere(shelf), to + 1, count));
		});

	return (
		<div ref={place} className="flex max-w-5xl flex-col gap-8">
			<div>
				<h1 className="text-headline">{messages.title}</h1>
				<p className="mt-2 max-w-prose text-quiet">{messages.note}</p>
			</div>
			<p role="status" className="sr-only">
				{news}
			</p>
			<LoadedView of={loaded} what={messages.what}>
				{(groups) =>
					groups.map((group) => (
						<section key={group.title} aria-label={group.title} className="mb-8 flex flex-col gap-3">
							<div className="flex flex-wrap items-center justify-between gap-4">
								<h2 className="text-title">{group.title}</h2>
								<Button look="outline" onClick={() => setEdited({ group, shelf: null })}>
									{group.add}
								</Button>
							</div>
							<ShelfTable
								group={group}
								onChange={(shelf) => setEdited({ group, shelf })}
								onHide={hide}
								onRemove={remove}
								onMove={(shelf, to) => move(group, shelf, to)}
							/>
						</section>
					))
				}
			</LoadedView>
			{edited && <ShelfForm {...edited} onClose={() => setEdited(null)} onSaved={loaded.again} />}
		</div>
	);
}

/** A button that moved with its row keeps the focus; at the end of the way it goes to the one beside it. */
function useFocusKept(shown: unknown) {
	const place = useRef<HTMLDivElement>(null);
	const last = useRef<HTMLButtonElement | null>(null);
	useEffect(() => {
		const remember = ({ target }: FocusEvent) => {
			last.current = target instanceof HTMLButtonElement ? target : null;
		};
		const node = place.current;
		node?.addEventListener("focusin", remember);
		return () => node?.removeEventListener("focusin", remember);
	}, []);
	useEffect(() => {
		if (shown === null || document.activeElement !== document.body) return;
		const { current } = last;
		const next = current?.disabled ? current.parentElement?.querySelector<HTMLElement>("button:enabled") : current;
		if (next?.isConnected) next.focus();
	}, [shown]);
	return place;
}
