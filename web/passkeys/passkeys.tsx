import { type ComponentProps, useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { PartRow, ProfilePart } from "#web/account/parts/part.tsx";
import { signedCall } from "#web/account/signed-call.ts";
import type { ApiError } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { momentOf } from "#web/shop/orders/order-words.ts";
import { showAlert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import messages from "./messages.en.ts";
import { RenamePasskey } from "./rename-passkey.tsx";
import { hasPasskeys, passkeyWords } from "./words.ts";

type PasskeysProps = {
	all: Reading<Passkey[]>;
	/** Why none can be added now. */
	notYet?: string | undefined;
	/** How the shop is asked, where more than a log-in may be wanted first. */
	ask?: typeof signedCall;
	/** One was added or removed. */
	onChanged?: () => void;
} & Pick<ComponentProps<typeof ProfilePart>, "level">;

/** One's own passkeys: what opens the account without a password, with add, rename and remove. */
export function Passkeys({ all, notYet, ask = signedCall, onChanged, level = "h3" }: PasskeysProps) {
	const loaded = useLoaded(all);
	const [adding, setAdding] = useState(false);
	const [renamed, setRenamed] = useState<Passkey | null>(null);

	const changed = () => {
		loaded.again();
		onChanged?.();
	};
	const remove = async ({ id, name }: Passkey) => {
		const question = { title: messages.ask(name), text: messages.askText, yes: messages.remove, no: messages.keep };
		if (!(await askConfirm(question))) return;
		try {
			await ask(passkeys.remove, { params: { id } });
			showToast(passkeyMessages.removed, "success");
			changed();
		} catch (error) {
			showAlert({ title: messages.failed, text: (error as ApiError).message, icon: "warning" });
		}
	};

	const add = () => {
		if (hasPasskeys()) setAdding(true);
		else showAlert({ title: messages.failed, text: passkeyWords.unsupported, icon: "warning" });
	};

	return (
		<ProfilePart title={messages.title} level={level}>
			<p className="max-w-prose text-quiet">{messages.lead}</p>
			<LoadedView of={loaded} what={messages.what} skeleton="h-12">
				{(list) =>
					list.length === 0 ? (
						<p className="text-quiet">{messages.none}</p>
					) : (
						<ul>
							{list.map((passkey) => (
								<PasskeyLine key={passkey.id} passkey={passkey} onRename={setRenamed} onRemove={remove} />
							))}
						</ul>
					)
				}
			</LoadedView>
			{notYet ? (
				<p className="text-note text-quiet">{notYet}</p>
			) : (
				<Button look="outline" className="self-start" onClick={add}>
					{messages.add}
				</Button>
			)}
			{adding && <AddPasskey ask={ask} onClose={() => setAdding(false)} onAdded={changed} />}
			{renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} onRenamed={loaded.again} />}
		</ProfilePart>
	);
}

type PasskeyLineProps = {
	passkey: Passkey;
	onRename: (passkey: Passkey) => void;
	onRemove: (passkey: Passkey) => void;
};

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
	const { name, createdAt, lastUsedAt } = passkey;
	const added = momentOf(createdAt);
	const note = lastUsedAt ? messages.used(added, momentOf(lastUsedAt)) : messages.unused(added);
	return (
		<PartRow name={name} note={note}>
			<Button look="quiet" aria-label={messages.renameIt(name)} onClick={() => onRename(passkey)}>
				{messages.rename}
			</Button>
			<Button look="quiet" aria-label={messages.removeIt(name)} onClick={() => onRemove(passkey)}>
				{messages.remove}
			</Button>
		</PartRow>
	);
}
