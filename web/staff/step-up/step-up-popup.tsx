import { useState } from "react";
import { staffAccounts } from "#core/calls/staff-accounts.ts";
import type { StaffAccount } from "#core/contract/staff-accounts.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { useRead } from "#web/loading/use-read.ts";
import { PasskeyButton } from "#web/passkeys/passkey-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWaiting } from "#web/ui/message-queue.ts";
import { Popup } from "#web/ui/popup.tsx";
import messages from "./messages.en.ts";
import { stepUps } from "./step-up.ts";
import { TypedProof } from "./typed-proof.tsx";

/** Asks who sits here, once for everything that waits. */
export default function StepUpPopup() {
	const waiting = useWaiting(stepUps);
	const settle = (isConfirmed: boolean) => {
		for (const one of waiting) {
			stepUps.remove(one.id);
			one.settle(isConfirmed);
		}
	};
	return (
		<Popup title={messages.title} open onClose={() => settle(false)}>
			<div className="flex flex-col gap-6 pb-2">
				<p className="text-quiet">{messages.why}</p>
				<Proofs onProven={() => settle(true)} />
			</div>
		</Popup>
	);
}

type Way = keyof typeof messages.ways;

/** The password at first; beside it the other ways this account has. */
function Proofs({ onProven }: { onProven: () => void }) {
	const [chosen, setChosen] = useState<Way>("password");
	const { data } = useRead("mine", async (signal) => (await signedCall(staffAccounts.mine, {}, { signal })).data);
	// Without an answer the password always does.
	const ways: Way[] = data ? waysOf(data) : ["password"];
	const others = ways.filter((way) => way !== chosen);
	return (
		<>
			{chosen === "passkey" ? (
				<PasskeyButton use={(passkey) => signedCall(staffAccounts.confirm, { body: { passkey } }).then(onProven)}>
					{messages.withPasskey}
				</PasskeyButton>
			) : (
				<TypedProof key={chosen} way={chosen} onProven={onProven} />
			)}
			{others.length > 0 && (
				<div className="flex flex-wrap gap-x-6 *:px-0!">
					{others.map((way) => (
						<Button key={way} look="quiet" onClick={() => setChosen(way)}>
							{messages.ways[way]}
						</Button>
					))}
				</div>
			)}
		</>
	);
}

function waysOf({ secondFactor, hasPasskey }: StaffAccount): Way[] {
	return ["password", ...(secondFactor ? (["code"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
}
