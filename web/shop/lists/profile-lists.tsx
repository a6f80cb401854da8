import { Heart, List as ListIcon } from "lucide-react";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import type { WishList } from "#core/contract/lists.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { createWith } from "./change-lists.ts";
import messages from "./messages.en.ts";
import { TitleForm } from "./parts/title-form.tsx";
import { useLists } from "./use-lists.ts";

/** The lists of whoever is logged in, those shared with them included. */
export function ProfileLists() {
	const all = useShop(({ lists }) => lists.all);
	const { failed, again } = useLists();
	const [isNaming, setIsNaming] = useState(false);
	const close = useCallback(() => setIsNaming(false), []);
	return (
		<section aria-labelledby="lists" className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h2 id="lists" className="text-title">
					{messages.wishLists}
				</h2>
				<Button look="outline" onClick={() => setIsNaming(true)}>
					{messages.newList}
				</Button>
			</div>
			{failed && (
				<p role="alert">
					{messages.notRead}{" "}
					<Button look="flush" onClick={again}>
						{messages.tryAgain}
					</Button>
				</p>
			)}
			{/* As high as two lists, so that the form below seldom moves when they have been read. */}
			<ul className="min-h-29 border-line border-t">
				<Entry
					to="/favorites"
					title={messages.favorites}
					list={all.find(({ isFavorite, role }) => isFavorite && role === "creator")}
				/>
				{all
					.filter(({ isFavorite, role }) => !isFavorite || role !== "creator")
					.map((list) => (
						<Entry
							key={list.id}
							to={`/lists/${list.id}`}
							title={list.isFavorite ? messages.favorites : list.title}
							list={list}
						/>
					))}
			</ul>
			<Popup title={messages.newList} open={isNaming} onClose={close}>
				<TitleForm
					key={String(isNaming)}
					label={messages.nameOfList}
					action={messages.create}
					onSubmit={async (title) => {
						await createWith(title, null);
						close();
					}}
				/>
			</Popup>
		</section>
	);
}

function Entry({ to, title, list }: { to: string; title: string; list: WishList | undefined }) {
	const Icon = to === "/favorites" ? Heart : ListIcon;
	return (
		<li className="border-line border-b">
			<Link to={to} className="flex min-h-14 items-center gap-4 hover:text-clay">
				<Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.5]" />
				<span className="min-w-0 grow truncate">{title}</span>
				<span className="shrink-0 text-note text-quiet">{noteOf(list)}</span>
			</Link>
		</li>
	);
}

/** Whose list it is, and how much is on it. */
function noteOf(list: WishList | undefined): string {
	const count = messages.count(list?.rList.length ?? 0);
	if (list?.role === "collaborator") {
		return (list.isInvitation ? messages.invitationBy : messages.by)(list.creator, count);
	}
	return list?.role === "creator" && list.Colaborators.length > 0 ? messages.shared(count) : count;
}
