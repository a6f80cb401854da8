import { useEffect } from "react";
import { useNavigate } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { listMessages } from "#core/messages/lists.ts";
import { FAVORITES_REDIRECT_MS } from "#core/messages.ts";
import { FAVORITE_TITLE } from "#core/rules/favourites.ts";
import { readAs } from "#web/account/read-as.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Hanger } from "#web/brand/logo.tsx";
import words from "#web/facts/messages.en.ts";
import { privateHead } from "#web/facts/title.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import type { Route } from "./+types/favorites.ts";
import messages from "./messages.en.ts";
import { ListHead } from "./parts/list-head.tsx";
import { ListFailed, ListToCome } from "./parts/list-states.tsx";
import { SavedProducts } from "./parts/saved-products.tsx";
import { useList } from "./use-list.ts";

export const meta = privateHead(messages.favorites);

export function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	const favorites = readAs("client", async ({ client }) => {
		const query = { ClientPhone: client.phone, title: FAVORITE_TITLE, language: words.language };
		return { list: (await signedCall(lists.byTitle, { query }, { signal })).data, refusal: "" };
	});
	return { favorites };
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
	const { list, standing, revalidate } = useList(loaderData.favorites, true, null);
	const isEmpty = standing === "gone" || (standing === "here" && list?.rList.length === 0);
	if (standing === "failed") return <ListFailed onAgain={() => void revalidate()} />;
	if (isEmpty) return <NoFavorites />;
	if (!list) return <ListToCome />;
	return (
		<div className="page max-w-4xl py-8 wide:py-12">
			<ListHead list={list} onChange={revalidate} />
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
			title={messages.favorites}
			drawing={<Hanger className="h-16 w-20 text-edge" />}
			action={<ButtonLink to="/home">{messages.seeAll}</ButtonLink>}
		>
			<p>{listMessages.noFavorites.text}</p>
		</EmptyState>
	);
}
