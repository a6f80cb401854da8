import { Check, ChevronDown, Plus } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { sessionToken } from "#web/account/session.ts";
import type { WishList } from "#web/store/records.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { Dropdown, dropdownItem } from "#web/ui/dropdown.tsx";
import { askToLogIn, takeWish } from "../wish.ts";

const SavePopup = lazy(() => import("./save-popup.tsx"));

/** The wish-list dropdown of a product: choose a list, or make a new one. */
export function ListMenu({ product }: { product: number }) {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const all = useShop(({ lists }) => lists.all);
	const navigate = useNavigate();
	const [isOpen, setIsOpen] = useState(false);
	const close = useCallback(() => setIsOpen(false), []);
	useEffect(() => {
		if (phone !== 0 && takeWish("list", product)) setIsOpen(true);
	}, [phone, product]);

	if (phone === 0) {
		const ask = async () => {
			if (sessionToken()) return;
			const way = await askToLogIn(product, "list");
			if (way) await navigate(way);
		};
		return (
			<Button look="quiet" onClick={ask} className="px-0!">
				Add to a wish list
				<ChevronDown aria-hidden="true" className="size-4" />
			</Button>
		);
	}

	const add = async (list: WishList) => {
		const { addToList } = await import("../change-lists.ts");
		await addToList(list, product);
	};
	const label = (
		<>
			<span className="font-medium underline decoration-edge underline-offset-4">Add to a wish list</span>
			<ChevronDown aria-hidden="true" className="size-4" />
		</>
	);
	return (
		<>
			<Dropdown name="Add to a wish list" label={label} className="self-start">
				{all.map((list) => (
					<li key={list.id}>
						<button type="button" onClick={() => add(list)} className={dropdownItem}>
							<span className="min-w-0 grow truncate">{list.title}</span>
							{list.rList.includes(product) && (
								<>
									<span className="sr-only">, this product is on it</span>
									<Check aria-hidden="true" className="size-4 shrink-0 text-sage" />
								</>
							)}
						</button>
					</li>
				))}
				<li className="border-line border-t">
					<button type="button" onClick={() => setIsOpen(true)} className={dropdownItem}>
						<Plus aria-hidden="true" className="mr-2 size-4" />
						New list
					</button>
				</li>
			</Dropdown>
			{isOpen && (
				<Suspense>
					<SavePopup product={product} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
