import { lazy, Suspense, useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { withNext } from "#web/account/next-place.ts";
import { settledSession, useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useReadFor } from "#web/account/use-read-for.ts";
import { ApiError } from "#web/api.ts";
import { apiContext } from "#web/api-context.ts";
import words from "#web/facts/messages.en.ts";
import { PageTitle } from "#web/facts/page-title.tsx";
import { factsIn, privateHead } from "#web/facts/title.ts";
import { ifReached } from "#web/layout/when-touched.ts";
import { type Reading, reading } from "#web/loading/reading.ts";
import { personOf } from "#web/store/records.ts";
import { browserStorage } from "#web/store/storage.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Route } from "./+types/list.ts";
import { sentenceOf } from "./change-lists.ts";
import { cardHead, NO_CARD, readCard } from "./list-card.ts";
import messages from "./messages.en.ts";
import { ListHead } from "./parts/list-head.tsx";
import { ListFailed, ListToCome, NoSuchList, NothingSaved } from "./parts/list-states.tsx";
import { SavedProducts } from "./parts/saved-products.tsx";
import { type OpenedList, useList } from "./use-list.ts";

const GiftNote = lazy(ifReached(() => import("../gifts/gift-note.tsx")));

export const handle = { reads: ["token"] };

/** For whoever shows the link to others: what the list is. It is read again in the browser, for the one who looks. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	return { card: await readCard(context.get(apiContext), idIn(params.id), request) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return [...privateHead(messages.about)({ matches }), ...cardHead(loaderData?.card ?? null, factsIn(matches))];
}

export function clientLoader({ params, url, request: { signal } }: Route.ClientLoaderArgs) {
	return { card: NO_CARD, opened: reading(openList(idIn(params.id), url.searchParams.get("token"), signal)) };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = ListToCome;

/** A list's number; 0 for what cannot be one. */
function idIn(typed: string): number {
	return /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
}

/** Reads a list; a client with the token of a mailed link joins it on the way. */
async function openList(id: number, given: string | null, signal: AbortSignal): Promise<OpenedList> {
	const session = await settledSession();
	const token = given ?? keptToken(id);
	if (id === 0) throw new ApiError(404, "not_found", "");
	if (session.as !== "client" && !token) throw new ApiError(401, "unauthorized", "");
	const query = { ...(token && { token }), language: words.language };
	const { data } = await signedCall(lists.detail, { params: { id }, query }, { signal });
	const isMailed = data.role === "reader" && data.link === null;
	if (!isMailed || session.as !== "client" || !token) return { list: data, refusal: "" };
	try {
		const joined = await signedCall(
			lists.join,
			{ query: { language: words.language }, body: { id, token } },
			{ signal },
		);
		browserStorage().write("invitation", null);
		return { list: joined.data, refusal: "" };
	} catch (error) {
		return { list: data, refusal: sentenceOf(error) };
	}
}

/** The token of a link that was opened before logging in. */
function keptToken(list: number): string | null {
	const kept = browserStorage().read("invitation");
	return kept?.list === list ? kept.token : null;
}

/** One wish list, for those who take part in it, and to look at for whoever has a link. */
export default function List({ params, loaderData }: Route.ComponentProps) {
	const [query] = useSearchParams();
	const { session, certainty } = useSession();
	const id = idIn(params.id);
	const isRead = useReadFor(certainty === "asking" ? null : (personOf(session) ?? "visitor"), certainty);
	if (id === 0) return <NoSuchList />;
	if (certainty === "asking" || !isRead) return <ListToCome />;
	const token = query.get("token") ?? keptToken(id);
	const isClient = session.as === "client";
	if (!isClient && !token) return <Navigate replace to={withNext("/login", `list-${id}`)} />;
	return <OneList key={`${id} ${session.as}`} id={id} token={token} isClient={isClient} opened={loaderData.opened} />;
}

type OneListProps = { id: number; token: string | null; isClient: boolean; opened: Reading<OpenedList> };

function OneList({ id, token, isClient, opened }: OneListProps) {
	const { list, refusal, standing, revalidate } = useList(opened, isClient, token);
	useEffect(() => {
		// Kept for the way through log-in.
		if (token && !isClient) browserStorage().write("invitation", { list: id, token });
	}, [id, isClient, token]);

	if (standing === "gone") return <NoSuchList />;
	if (standing === "failed") return <ListFailed onAgain={() => void revalidate()} />;
	if (!list) return <ListToCome />;
	return (
		<div className="page max-w-4xl py-8 wide:py-12">
			<PageTitle about={list.isFavorite ? messages.favorites : list.title} />
			<ListHead list={list} onChange={revalidate} />
			{list.gift && (
				<Suspense fallback={<Skeleton className="mb-8 h-24 w-full" />}>
					<GiftNote list={list} token={token} />
				</Suspense>
			)}
			{list.role === "reader" && (
				<div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-line border-y py-4">
					<p>{refusal || (list.link === null ? messages.look : messages.lookByLink)}</p>
					{!isClient && list.link === null && (
						<ButtonLink look="outline" to={withNext("/login", `list-${id}`)}>
							{messages.logIn}
						</ButtonLink>
					)}
				</div>
			)}
			{list.rList.length === 0 ? <NothingSaved /> : <SavedProducts list={list} token={token} />}
		</div>
	);
}
