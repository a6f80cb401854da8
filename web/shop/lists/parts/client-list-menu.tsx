import { Check, Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { patiently } from "#web/layout/patiently.ts";
import { useShop } from "#web/store/store.ts";
import { ActionItem, ActionMenu } from "#web/ui/action-menu.tsx";
import { addToList, type LineChoice } from "../change-lists.ts";
import { takePendingSave } from "../pending-save.ts";
import { ListButton } from "./list-button.tsx";
import messages from "./list-menu.messages.en.ts";

const SavePopup = lazy(patiently(() => import("./save-popup.tsx")));

type ClientListMenuProps = { product: number; choice?: LineChoice | undefined; phone: number };

/** A client's lists: choose one for the product, or make a new one. */
export default function ClientListMenu({ product, choice, phone }: ClientListMenuProps) {
	const all = useShop(({ lists }) => lists.all);
	const [isNaming, setIsNaming] = useState(false);
	const close = useCallback(() => setIsNaming(false), []);
	useEffect(() => {
		if (phone !== 0 && takePendingSave("list", product)) setIsNaming(true);
	}, [phone, product]);
	return (
		<>
			<ActionMenu from="start" button={<ListButton />}>
				{all
					.filter(({ isInvitation }) => !isInvitation)
					.map((list) => (
						<ActionItem key={list.id} onClick={() => void addToList(list, product, choice)}>
							<span className="min-w-0 grow truncate">{list.isFavorite ? messages.favorites : list.title}</span>
							{list.rList.includes(product) && (
								<>
									<span className="sr-only">{messages.onIt}</span>
									<Check aria-hidden="true" className="size-4 shrink-0 text-sage" />
								</>
							)}
						</ActionItem>
					))}
				<ActionItem onClick={() => setIsNaming(true)} className="border-line border-t first:border-t-0">
					<Plus aria-hidden="true" className="mr-2 size-4" />
					{messages.newList}
				</ActionItem>
			</ActionMenu>
			{isNaming && (
				<Suspense>
					<SavePopup product={product} choice={choice} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
