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
import { PartRow, ProfilePart } from "../parts/part.tsx";
import { signedCall } from "../signed-call.ts";
import security from "./messages.en.ts";

const messages = security.others;

/** The third parties that sign the client in, each of which can be let go. */
export function Identities({ of }: { of: Reading<Identity[]> }) {
	const loaded = useLoaded(of);

	const unlink = async ({ issuer, subject, name }: Identity) => {
		const { text, yes, no } = messages;
		if (!(await askConfirm({ title: messages.ask(name), text, yes, no }))) return;
		try {
			loaded.put((await signedCall(identities.unlink, { body: { issuer, subject } })).data);
			showToast(messages.done(name), "success");
		} catch (error) {
			showToast((error as ApiError).message, "warning");
			loaded.again();
		}
	};

	return (
		<ProfilePart title={messages.title}>
			<LoadedView of={loaded} what={messages.what} skeleton="h-12">
				{(all) =>
					all.length === 0 ? (
						<p className="text-quiet">{messages.none}</p>
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
		</ProfilePart>
	);
}

function Row({ identity: { name, email, createdAt }, onUnlink }: { identity: Identity; onUnlink: () => void }) {
	return (
		<PartRow name={email ? `${name}, ${email}` : name} note={messages.since(dayOf(createdAt))}>
			<Button look="quiet" onClick={onUnlink}>
				{messages.unlink(name)}
			</Button>
		</PartRow>
	);
}
