import { useCallback, useEffect, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { lists } from "#core/calls/lists.ts";
import { withNext } from "#web/account/next-place.ts";
import { useSession } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useReady } from "#web/account/use-ready.ts";
import { browserStorage } from "#web/store/storage.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { sentenceOf } from "./change-lists.ts";
import { ListHead } from "./parts/list-head.tsx";
import { ListFailed, ListToCome, NoSuchList, NothingSaved } from "./parts/list-states.tsx";
import { SavedProducts } from "./parts/saved-products.tsx";
import { useList } from "./use-list.ts";

export const meta = () => [{ title: "Wish list · Perchero" }, { name: "robots", content: "noindex" }];

/** One wish list, for those who take part in it, and to look at for whoever has the mailed link. */
export default function List() {
	const { id = "" } = useParams();
	const [query] = useSearchParams();
	const { session, certainty } = useSession();
	const isReady = useReady();
	const list = Number(id);
	if (!/^\d{1,15}$/.test(id) || list < 1) return <NoSuchList />;
	if (!isReady || certainty === "asking") return <ListToCome />;
	const token = query.get("token") ?? keptToken(list);
	if (session.as !== "client" && !token) return <Navigate replace to={withNext("/login", `list-${list}`)} />;
	return <OneList key={`${list} ${session.as}`} id={list} token={token} isClient={session.as === "client"} />;
}

/** The token of a link that was opened before logging in. */
function keptToken(list: number): string | null {
	const kept = browserStorage().read("invitation");
	return kept?.list === list ? kept.token : null;
}

type OneListProps = { id: number; token: string | null; isClient: boolean };

function OneList({ id, token, isClient }: OneListProps) {
	const [refusal, setRefusal] = useState("");
	const read = useCallback(async () => {
		const query = token ? { token } : {};
		const { data } = await signedCall(lists.detail, { params: { id }, query });
		if (data.role !== "reader" || !isClient || !token) return data;
		try {
			const joined = await signedCall(lists.join, { body: { id, token } });
			browserStorage().write("invitation", null);
			return joined.data;
		} catch (error) {
			setRefusal(sentenceOf(error));
			return data;
		}
	}, [id, isClient, token]);
	const { list, standing, refresh } = useList(read, isClient);
	useEffect(() => {
		// Kept for the way through log-in.
		if (token && !isClient) browserStorage().write("invitation", { list: id, token });
	}, [id, isClient, token]);

	if (standing === "gone") return <NoSuchList />;
	if (standing === "failed") return <ListFailed onAgain={refresh} />;
	if (!list) return <ListToCome />;
	return (
		<div className="page max-w-4xl py-8 wide:py-12">
			<title>{`${list.title} · Perchero`}</title>
			<ListHead list={list} onChange={refresh} />
			{list.role === "reader" && (
				<div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-line border-y py-4">
					<p>
						{refusal || "You can look at this list. Log in with the address it was sent to, and you can add to it too."}
					</p>
					{!isClient && (
						<ButtonLink look="outline" to={withNext("/login", `list-${id}`)}>
							Log in
						</ButtonLink>
					)}
				</div>
			)}
			{list.rList.length === 0 ? <NothingSaved /> : <SavedProducts list={list} />}
		</div>
	);
}
