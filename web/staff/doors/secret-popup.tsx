import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Popup } from "#web/ui/popup.tsx";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";

export type ShownSecret = { title: string; note: string; label: string; secret: string };

/** Something secret, shown this once. */
export function SecretPopup({
	shown: { title, note, label, secret },
	onClose,
}: {
	shown: ShownSecret;
	onClose: () => void;
}) {
	const copy = () =>
		navigator.clipboard.writeText(secret).then(
			() => showToast(messages.copied, "success"),
			() => showToast(messages.notCopied, "warning"),
		);
	return (
		<Popup title={title} open onClose={onClose}>
			<div className="flex flex-col gap-5 pb-2">
				<p className="text-quiet">{note}</p>
				<Field label={label} readOnly value={secret} autoComplete="off" spellCheck={false} onFocus={selectAll} />
				<div className="flex flex-wrap gap-3">
					<Button look="outline" onClick={() => void copy()}>
						{messages.copy}
					</Button>
					<Button onClick={onClose}>{messages.done}</Button>
				</div>
			</div>
		</Popup>
	);
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();
