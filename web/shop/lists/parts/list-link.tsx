import { useState } from "react";
import type { WishList } from "#core/contract/lists.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { SharedLink } from "../../shared-link.tsx";
import { changeList, sentenceOf } from "../change-lists.ts";
import messages from "./sharing.messages.en.ts";

/** The list's own address, for whoever it is given to; taken back it opens nothing any more. */
export function ListLink({ list }: { list: WishList }) {
	const [busy, setBusy] = useState(false);
	const setVisibility = async (visibility: WishList["visibility"]) => {
		setBusy(true);
		try {
			await changeList(list.id, { visibility });
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		} finally {
			setBusy(false);
		}
	};
	const { link } = list;
	return (
		<div className="flex flex-col gap-3 border-line border-b pb-6">
			{link === null ? (
				<>
					<p className="text-note">{messages.link.label}</p>
					<p className="text-note text-quiet">{messages.link.closed}</p>
					<Button look="outline" busy={busy} onClick={() => setVisibility("link")} className="self-start">
						{messages.link.open}
					</Button>
				</>
			) : (
				<SharedLink label={messages.link.label} hint={messages.link.opened} link={link}>
					<Button look="flush" busy={busy} onClick={() => setVisibility("private")}>
						{messages.link.takeBack}
					</Button>
				</SharedLink>
			)}
		</div>
	);
}
