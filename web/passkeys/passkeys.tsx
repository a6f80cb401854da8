import { useId, useState } from "react";
import { passkeys } from "#core/calls/passkeys.ts";
import type { Passkey } from "#core/contract/passkeys.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
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
};

/** One's own passkeys: what opens the account without a password, with add, rename and remove. */
export function Passkeys({ all, notYet }: PasskeysProps) {
	const loaded = useLoaded(all);
	const [adding, setAdding] = useState(false);
	const [renamed, setRenamed] = useState<Passkey | null>(null);
	const titleId = useId();

	const remove = async ({ id, name }: Passkey) => {
		const text = "It opens your account no more. Your password stays as it is.";
		if (!(await askConfirm({ title: `Remove ${name}?`, text, yes: "Remove", no: "Keep" }))) return;
		try {
			await signedCall(passkeys.remove, { params: { id } });
			showToast(passkeyMessages.removed, "success");
			loaded.again();
		} catch (error) {
			showAlert({ title: "Ups!", text: (error as ApiError).message, icon: "warning" });
		}
	};

	const add = () => {
		if (hasPasskeys()) setAdding(true);
		else showAlert({ title: "Ups!", text: passkeyWords.unsupported, icon: "warning" });
	};

	return (
		<section aria-labelledby={titleId} className="flex flex-col gap-4">
			<div>
				<h2 id={titleId} className="text-title">
					Passkeys
				</h2>
				<p className="mt-1 text-note text-quiet">
					Sign in with your finger, face or device PIN instead of the password.
				</p>
			</div>
			<LoadedView of={loaded} what="Your passkeys" skeleton="h-12">
				{(list) =>
					list.length === 0 ? (
						<p className="text-quiet">You have no passkeys yet.</p>
					) : (
						<ul className="divide-y divide-line border-line border-y">
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
			{adding && <AddPasskey onClose={() => setAdding(false)} onAdded={loaded.again} />}
			{renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} onRenamed={loaded.again} />}
		</section>
	);
}

type PasskeyLineProps = {
	passkey: Passkey;
	onRename: (passkey: Passkey) => void;
	onRemove: (passkey: Passkey) => void;
};

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
	const { name, createdAt, lastUsedAt } = passkey;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
			<div className="min-w-48 grow basis-0">
				<p className="wrap-anywhere">{name}</p>
				<p className="text-note text-quiet">
					Added {momentOf(createdAt)}, {lastUsedAt ? `last used ${momentOf(lastUsedAt)}` : "not used yet"}
				</p>
			</div>
			<Button look="quiet" className="px-2" aria-label={`Rename ${name}`} onClick={() => onRename(passkey)}>
				Rename
			</Button>
			<Button look="quiet" className="px-2" aria-label={`Remove ${name}`} onClick={() => onRemove(passkey)}>
				Remove
			</Button>
		</li>
	);
}
