import { useShop } from "#web/store/store.ts";
import { listedItem } from "#web/ui/dropdown.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { addToList, createWith, type LineChoice } from "../change-lists.ts";
import messages from "./list-menu.messages.en.ts";
import { TitleForm } from "./title-form.tsx";

type SavePopupProps = { product: number; choice?: LineChoice | undefined; onClose: () => void };

/** Saves a product in a list of one's choice, or in a new one. */
export default function SavePopup({ product, choice, onClose }: SavePopupProps) {
	const all = useShop(({ lists }) => lists.all);
	const free = all.filter(({ rList, isInvitation }) => !isInvitation && !rList.includes(product));
	return (
		<Popup title={messages.saveTo} open onClose={onClose}>
			<TitleForm
				label={messages.newList}
				action={messages.create}
				onSubmit={async (title) => {
					await createWith(title, product, choice);
					onClose();
				}}
			/>
			{free.length > 0 && (
				<ul aria-label={messages.yourLists} className="-mx-5 mt-6 border-line border-t pt-2">
					{free.map((list) => (
						<li key={list.id}>
							<button
								type="button"
								className={listedItem}
								onClick={() => {
									onClose();
									void addToList(list, product, choice);
								}}
							>
								<span className="min-w-0 truncate">{list.isFavorite ? messages.favorites : list.title}</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</Popup>
	);
}
