import { Bell, BellRing } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { lists } from "#core/calls/lists.ts";
import type { WishList } from "#core/contract/lists.ts";
import { signedCall } from "#web/account/signed-call.ts";
import words from "#web/facts/messages.en.ts";
import { patiently } from "#web/layout/patiently.ts";
import { useShop } from "#web/store/store.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { forgetList, noteList, sentenceOf } from "../change-lists.ts";
import messages from "../messages.en.ts";
import type { ListPopup } from "./list-popups.tsx";

const bell = { "aria-hidden": true, className: "size-4" } as const;
const ListPopups = lazy(patiently(() => import("./list-popups.tsx")));

/** What the list is called, whose it is, and what one may do with it as a whole. */
export function ListHead({ list, onChange }: { list: WishList; onChange: () => Promise<void> }) {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	const navigate = useNavigate();
	const [open, setOpen] = useState<ListPopup | null>(null);
	const [isWanted, setWanted] = useState(false);
	const show = (popup: ListPopup) => {
		setWanted(true);
		setOpen(popup);
	};
	const close = useCallback(() => setOpen(null), []);

	const end = async (question: { title: string; text: string; yes: string }, work: () => Promise<unknown>) => {
		if (!(await askConfirm({ ...question, no: messages.keepIt }))) return;
		try {
			await work();
			forgetList(list.id);
			await navigate("/client/profile");
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		}
	};
	const remove = () =>
		end({ ...messages.remove, title: messages.remove.title(list.title) }, () =>
			signedCall(lists.remove, { query: { id: list.id } }),
		);
	const leave = () =>
		end({ ...messages.leave, title: messages.leave.title(list.title) }, () =>
			signedCall(lists.unshare, { body: { id: list.id, user: { ClientPhone: phone } } }),
		);

	const accept = async () => {
		try {
			const { data } = await signedCall(lists.join, { query: { language: words.language }, body: { id: list.id } });
			noteList(data);
			await onChange();
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		}
	};

	return (
		<header className="flex flex-wrap items-end justify-between gap-4 pb-8">
			<div className="min-w-0">
				<h1 className="wrap-anywhere text-headline">{list.isFavorite ? messages.favorites : list.title}</h1>
				<p role="status" className="mt-2 text-quiet">
					{standingOf(list)}
				</p>
			</div>
			<div className="flex flex-wrap gap-3">
				{list.role !== "reader" && !list.isInvitation && (
					<Button look="outline" onClick={() => show("alerts")}>
						{Object.values(list.alerts).includes(true) ? <BellRing {...bell} /> : <Bell {...bell} />}
						{messages.alerts.button}
					</Button>
				)}
				{list.role === "creator" && (
					<Button look="outline" onClick={() => show("share")}>
						{messages.share}
					</Button>
				)}
				{list.role === "creator" && !list.isFavorite && (
					<>
						<Button look="outline" onClick={() => show("gift")}>
							{messages.gift}
						</Button>
						<Button look="outline" onClick={() => show("rename")}>
							{messages.rename}
						</Button>
						<Button look="outline" onClick={remove}>
							{messages.deleteList}
						</Button>
					</>
				)}
				{list.isInvitation && <Button onClick={accept}>{messages.accept}</Button>}
				{list.role === "collaborator" && (
					<Button look="outline" onClick={leave}>
						{list.isInvitation ? messages.noThanks : messages.leaveList}
					</Button>
				)}
			</div>
			{list.role !== "reader" && isWanted && (
				<Suspense fallback={null}>
					<ListPopups list={list} open={open} onClose={close} onChange={onChange} />
				</Suspense>
			)}
		</header>
	);
}

/** How much is on it, and who else has to do with it. */
function standingOf({ rList, role, creator, isInvitation, Colaborators }: WishList): string {
	const count = messages.count(rList.length);
	if (role === "creator") return Colaborators.length > 0 ? messages.sharedWith(count, Colaborators.length) : count;
	const whose = creator ? messages.listBy(count, creator) : count;
	return isInvitation ? messages.invited(whose) : whose;
}
