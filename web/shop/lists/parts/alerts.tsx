import { useState } from "react";
import type { ListAlerts, WishList } from "#core/contract/lists.ts";
import { useShop } from "#web/store/store.ts";
import { Checkbox } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { changeList, sentenceOf } from "../change-lists.ts";
import messages from "../messages.en.ts";

const kinds = ["price", "stock", "last"] as const;
type AlertsProps = { list: WishList; open: boolean; onClose: () => void };

/** What one wants to be mailed about a list; each choice is saved as it is made. */
export function Alerts({ list, open, onClose }: AlertsProps) {
	const isVerified = useShop(({ session }) => session.as === "client" && session.client.isVerified);
	const [pending, setPending] = useState<Partial<ListAlerts>>({});
	const set = async (kind: (typeof kinds)[number], wanted: boolean) => {
		setPending((all) => ({ ...all, [kind]: wanted }));
		try {
			await changeList(list.id, { alerts: { [kind]: wanted } });
		} catch (error) {
			showToast(sentenceOf(error), "warning");
		}
		setPending(({ [kind]: _, ...others }) => others);
	};
	return (
		<Popup title={messages.alerts.title} open={open} onClose={onClose} side="right">
			<div className="flex flex-col gap-2">
				{kinds.map((kind) => (
					<Checkbox
						key={kind}
						label={messages.alerts[kind]}
						checked={pending[kind] ?? list.alerts[kind]}
						onChange={({ target }) => void set(kind, target.checked)}
					/>
				))}
				<p className="mt-2 text-note text-quiet">{messages.alerts.note}</p>
				{!isVerified && <p className="text-brick text-note">{messages.alerts.unverified}</p>}
			</div>
		</Popup>
	);
}
