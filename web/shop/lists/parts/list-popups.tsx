import { lists } from "#core/calls/lists.ts";
import type { WishList } from "#core/contract/lists.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { Popup } from "#web/ui/popup.tsx";
import { GiftForm } from "../../gifts/gift-form.tsx";
import { noteList } from "../change-lists.ts";
import messages from "../messages.en.ts";
import { Alerts } from "./alerts.tsx";
import { Sharing } from "./sharing.tsx";
import { TitleForm } from "./title-form.tsx";

export type ListPopup = "share" | "rename" | "alerts" | "gift";
type ListPopupsProps = {
	list: WishList;
	open: ListPopup | null;
	onClose: () => void;
	onChange: () => Promise<void>;
};

/** The forms of a list, fetched when the first of them is opened; only its creator shares and names it. */
export default function ListPopups({ list, open, onClose, onChange }: ListPopupsProps) {
	const alerts = <Alerts list={list} open={open === "alerts"} onClose={onClose} />;
	if (list.role !== "creator") return alerts;
	return (
		<>
			{alerts}
			<Sharing list={list} open={open === "share"} onClose={onClose} onChange={onChange} />
			{!list.isFavorite && <GiftForm list={list} open={open === "gift"} onClose={onClose} />}
			<Popup title={messages.rename} open={open === "rename"} onClose={onClose}>
				<TitleForm
					key={list.title}
					label={messages.nameOfList}
					action={messages.save}
					value={list.title}
					onSubmit={async (title) => {
						const { data } = await signedCall(lists.update, { query: { brief: "true" }, body: { id: list.id, title } });
						noteList(data);
						onClose();
					}}
				/>
			</Popup>
		</>
	);
}
