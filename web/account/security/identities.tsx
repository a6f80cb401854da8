import { identities } from "#core/calls/identities.ts";
import type { Identity } from "#core/contract/identities.ts";
import type { ApiError } from "#web/api.ts";
import { LoadedView } from "#web/loading/loaded-view.tsx";
import type { Reading } from "#web/loading/reading.ts";
import { useLoaded } from "#web/loading/use-loaded.ts";
import { dayOf } from "#web/shop/orders/order-words.ts";
import { Button } from "#web/ui/button.tsx";
import { askConfirm } from "#web/ui/question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Part, PartRow } from "../parts/part.tsx";
import { signedCall } from "../signed-call.ts";

/** The third parties that sign the client in, each of which can be let go. */
export function Identities({ of }: { of: Reading<Identity[]> }) {
	const loaded = useLoaded(of);

	const unlink = async ({ issuer, subject, name }: Identity) => {
		const text = "You then log in without it.";
		if (!(await askConfirm({ title: `Unlink ${name}?`, text, yes: "Unlink", no: "Keep" }))) return;
		try {
			loaded.put((await signedCall(identities.unlink, { body: { issuer, subject } })).data);
			showToast(`${name} no longer opens your account`, "success");
		} catch (error) {
			showToast((error as ApiError).message, "warning");
			loaded.again();
		}
	};

	return (
		<Part title="Sign-in by others">
			<LoadedView of={loaded} what="Who else signs you in" skeleton="h-12">
				{(all) =>
					all.length === 0 ? (
						<p className="text-quiet">Nobody else signs you in. You log in with your password.</p>
					) : (
						<ul>
							{all.map((identity) => (
								<Row
									key={identity.issuer + identity.subject}
									identity={identity}
									onUnlink={() => void unlink(identity)}
								/>
							))}
						</ul>
					)
				}
			</LoadedView>
		</Part>
	);
}

function Row({ identity: { name, email, createdAt }, onUnlink }: { identity: Identity; onUnlink: () => void }) {
	return (
		<PartRow name={email ? `${name}, ${email}` : name} note={`Since ${dayOf(createdAt)}`}>
			<Button look="quiet" onClick={onUnlink}>
				Unlink {name}
			</Button>
		</PartRow>
	);
}
