import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { FAVORITES_REDIRECT_MS, listMessages } from "#core/messages.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Hanger } from "#web/brand/logo.tsx";
import { useShop } from "#web/store/store.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { ListHead } from "./parts/list-head.tsx";
import { ListFailed, ListToCome } from "./parts/list-states.tsx";
import { SavedProducts } from "./parts/saved-products.tsx";
import { useList } from "./use-list.ts";

export const meta = () => [{ title: "Favorites · Perchero" }, { name: "robots", content: "noindex" }];

export default function Favorites() {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const read = useCallback(async () => {
		const query = { ClientPhone: phone, title: FAVORITE_TITLE };
		return (await signedCall(lists.byTitle, { query })).data;
	}, [phone]);
	const { list, standing, refresh } = useList(read, true);
	const isEmpty = standing === "gone" || (standing === "here" && list?.rList.length === 0);
	if (standing === "failed") return <ListFailed onAgain={refresh} />;
	if (isEmpty) return <NoFavorites />;
	if (!list) return <ListToCome />;
	return (
		<div className="page max-w-4xl py-8 wide:py-12">
			<ListHead list={list} onChange={refresh} />
			<SavedProducts list={list} />
		</div>
	);
}

/** Says that nothing is marked yet, and goes on to the profile. */
function NoFavorites() {
	const navigate = useNavigate();
	useEffect(() => {
		showAlert({ ...listMessages.noFavorites, icon: "info", timer: FAVORITES_REDIRECT_MS });
		const timer = setTimeout(() => void navigate("/client/profile"), FAVORITES_REDIRECT_MS);
		return () => clearTimeout(timer);
	}, [navigate]);
	return (
		<EmptyState
			page
			title="Favorites"
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">See all products</ButtonLink>}
		>
			<p>{listMessages.noFavorites.text}</p>
		</EmptyState>
	);
}
