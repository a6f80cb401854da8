import { Heart as HeartIcon } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sessionToken } from "#web/account/session.ts";
import { browserStore, useShop } from "#web/store/store.ts";
import { IconButton, whileBusy } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import type { LineChoice } from "../change-lists.ts";
import { useIsFavorite } from "../use-lists.ts";
import messages from "./heart.messages.en.ts";

type HeartProps = { product: number; name: string; choice?: LineChoice | undefined; className?: string };

/** Puts a product into the favourites or takes it out. Staff have none. */
export function Heart({ product, name, choice, className }: HeartProps) {
	const isStaff = useShop(({ session }) => session.as === "staff");
	const isFavorite = useIsFavorite(product);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	if (isStaff) return null;

	const toggle = async () => {
		if (!sessionToken()) {
			const { heartOfVisitor } = await import("../visitor-heart.ts");
			const way = await heartOfVisitor(product, isFavorite);
			if (way) await navigate(way);
			return;
		}
		setBusy(true);
		try {
			const { addToFavorites, removeFromList } = await import("../change-lists.ts");
			const favorites = browserStore()
				.getState()
				.lists.all.find((list) => list.isFavorite && list.role === "creator");
			if (isFavorite && favorites) await removeFromList(favorites, product);
			else await addToFavorites(product, choice);
		} finally {
			setBusy(false);
		}
	};

	return (
		<IconButton
			label={isFavorite ? messages.remove(name) : messages.add(name)}
			aria-pressed={isFavorite}
			onClick={toggle}
			className={cx(isFavorite && "[&>svg]:fill-clay", className)}
			{...(busy && whileBusy)}
		>
			<HeartIcon aria-hidden="true" className="transition-[fill]" />
		</IconButton>
	);
}
