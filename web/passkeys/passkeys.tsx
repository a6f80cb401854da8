import { type ComponentProps, useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { Part, PartRow } from "#web/account/parts/part.tsx";
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
} & Pick<ComponentProps<typeof Part>, "level">;

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
		const text = "It opens your account no more. Your password stays as it is.";
		if (!(await askConfirm({ title: `Remove ${name}?`, text, yes: "Remove", no: "Keep" }))) return;
		try {
			await ask(passkeys.remove, { params: { id } });
			showToast(passkeyMessages.removed, "success");
			changed();
		} catch (error) {
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
		}
	};

	const add = () => {
		if (hasPasskeys()) setAdding(true);
		else showAlert({ title: "Ups!", text: passkeyWords.unsupported, icon: "warning" });
	};

	return (
		<Part title="Passkeys" level={level}>
			<p className="max-w-prose text-quiet">Sign in with your finger, face or device PIN instead of the password.</p>
			<LoadedView of={loaded} what="Your passkeys" skeleton="h-12">
				{(list) =>
					list.length === 0 ? (
						<p className="text-quiet">You have no passkeys yet.</p>
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
					Add a passkey
				</Button>
			)}
			{adding && <AddPasskey ask={ask} onClose={() => setAdding(false)} onAdded={changed} />}
			{renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} onRenamed={loaded.again} />}
		</Part>
	);
}

type PasskeyLineProps = {
	passkey: Passkey;
	onRename: (passkey: Passkey) => void;
	onRemove: (passkey: Passkey) => void;
};

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
	const { name, createdAt, lastUsedAt } = passkey;
	const used = lastUsedAt ? `last used ${momentOf(lastUsedAt)}` : "not used yet";
	return (
		<PartRow name={name} note={`Added ${momentOf(createdAt)}, ${used}`}>
			<Button look="quiet" aria-label={`Rename ${name}`} onClick={() => onRename(passkey)}>
				Rename
			</Button>
			<Button look="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(passkey)}>
				Remove
			</Button>
		</PartRow>
	);
}
